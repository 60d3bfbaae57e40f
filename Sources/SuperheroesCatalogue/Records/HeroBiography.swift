import JSONReader

/// A hero's names, origin and publisher.
struct HeroBiography: Equatable, Sendable {
  private(set) var fullName: String?
  /// The other heroes that this one was or is.
  private(set) var alterEgos: String?
  /// The source cut some names at their commas: `Bob` and `agent of Hydra` are one.
  private(set) var aliases: [String] = []
  private(set) var birthplace: String?
  private(set) var firstAppearance: String?
  private(set) var publisher: String?
  /// `good`, `bad`, `neutral`
  private(set) var alignment: String?

  init() {}

  /// Throws `JSONProblem`.
  init(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "fullName": fullName = HeroText.known(try reader.text())
      case "alterEgos": alterEgos = HeroText.known(try reader.text())
      case "aliases": aliases = HeroText.known(try reader.texts())
      case "placeOfBirth": birthplace = HeroText.known(try reader.text())
      case "firstAppearance": firstAppearance = HeroText.known(try reader.text())
      case "publisher": publisher = HeroText.known(try reader.text())
      case "alignment": alignment = HeroText.known(try reader.text())
      default: break
      }
    }
    // In 51 of 563 records the publisher is an alter ego.
    if let publisher, egos.contains(publisher) { self.publisher = nil }
  }

  /// The alter egos one by one.
  var egos: [String] { HeroText.known(alterEgos?.split(separator: ",").map(String.init) ?? []) }
}
