/// The five kinds of record that refer to one another; the raw value is its place in an address.
enum MarvelKind: String, CaseIterable, Sendable {
  case characters, comics, series, stories, events
}
