import JSONReader

/// The five kinds of record that refer to one another; the raw value is its name in an address.
enum MarvelKind: String, CaseIterable, Sendable {
  case characters, comics, series, stories, events

  /// Its index among all kinds.
  var index: Int {
    switch self {
    case .characters: 0
    case .comics: 1
    case .series: 2
    case .stories: 3
    case .events: 4
    }
  }

  /// The kind of that name; nil for another word.
  init?(_ name: JSONWord) {
    switch name {
    case "characters": self = .characters
    case "comics": self = .comics
    case "series": self = .series
    case "stories": self = .stories
    case "events": self = .events
    default: return nil
    }
  }
}
