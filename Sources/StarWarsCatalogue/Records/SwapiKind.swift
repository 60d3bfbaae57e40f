/// What SWAPI has records of, as far as squad shows them; its name in addresses.
enum SwapiKind: String, Sendable {
  case films, people, planets, species
}
