/// The kinds of SWAPI's records that squad shows; the raw value is its name in addresses.
enum SwapiKind: String, CaseIterable, Sendable {
  case films, people, planets, species

  init?(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let kind = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
      return nil
    }
    self = kind
  }
}
