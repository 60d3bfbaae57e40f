/// The kinds of SWAPI's records that squad shows; the raw value is its name in addresses.
enum SwapiKind: String, Sendable {
  case films, people, planets, species
}
