import CatalogueKit
import SquadCore

/// Marvel's ids of characters by the placeholder ids that squad once made up for them, from the
/// bundled `marvel/aliases.tsv`: tab-separated lines `9000001, 1009664, Thor`. Old ids in a squad
/// are resolved for good.
package final class MarvelAliasTable: Sendable {
  /// The placeholder ids of characters. None of Marvel's is that large.
  static let madeUp = 9_000_001...9_099_999

  /// Marvel's ids by placeholders.
  private let lines: LazyValue<[Int: Int]>

  /// With the table among `files`; reads nothing yet.
  package init(files: [BundledFile] = BundledFile.all) {
    let file = files.first { $0.name == "marvel/aliases.tsv" }
    lines = LazyValue { file.map(Self.lines) ?? [:] }
  }

  /// Marvel's id for a placeholder; every other id, and an unknown placeholder, is returned as it
  /// is.
  @Sendable package func canonical(_ id: EntryID) -> EntryID {
    guard let number = Self.madeUpNumber(of: id), let marvels = marvels(number) else { return id }
    return MarvelReference(kind: .characters, id: marvels).entryID
  }

  /// The number of a placeholder id; nil for any other. Called at the start for everybody in the
  /// squad and its journal.
  static func madeUpNumber(of id: EntryID) -> Int? {
    guard id.path.utf8.count == 7, id.path.utf8.first == UInt8(ascii: "9"),
      id.catalogue == .marvel, let number = Int(id.path), madeUp.contains(number)
    else { return nil }
    return number
  }

  private func marvels(_ number: Int) -> Int? { (try? lines.value())?[number] }

  /// Marvel's ids by placeholders, as far as the file can be parsed.
  static func lines(of file: BundledFile) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var reader = TableReader(file.bytes)
    while !reader.isAtEnd {
      guard let old = reader.number(), let new = reader.number(), reader.text() != nil,
        reader.endLine()
      else { break }
      lines[old] = new
    }
    return lines
  }
}
