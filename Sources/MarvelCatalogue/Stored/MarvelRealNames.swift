import CatalogueKit
import PlainText

/// The real names of characters, as far as the bundled heroes know them, from the bundled
/// `marvel/real-names.tsv`: tab-separated lines `Iron Man, Tony Stark`. A test compares them.
enum MarvelRealNames {
  private static let names = lines(of: BundledFile.all.first { $0.name == fileName })
  static let fileName = "marvel/real-names.tsv"

  /// The real name of a character with that title, accents and case aside; nil where it is unknown.
  static func name(of title: String) -> String? { names[PlainText.folded(title)] }

  /// As far as the file can be parsed.
  private static func lines(of file: BundledFile?) -> [String: String] {
    guard let file else { return [:] }
    var names: [String: String] = [:]
    var reader = TableReader(file.bytes)
    while let title = reader.text(), let name = reader.text(), reader.endLine() {
      names[PlainText.folded(title)] = name
    }
    return names
  }
}
