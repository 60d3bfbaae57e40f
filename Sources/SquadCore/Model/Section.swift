/// A named list inside a detail; it opens to a list of its own.
package struct Section: Equatable, Sendable {
  /// Its name in a `ListSource`: `comics`.
  package let name: String
  package let title: String
  /// How many there are in all, as the source counts them.
  package let available: Int
  /// How many can be listed from where the detail came from; nil: all of them.
  package let held: Int?
  /// Whether `available` is no count of the source but of what is on this machine.
  package let countsHeldOnly: Bool
  /// The first ones, as far as the detail's own answer names them.
  package internal(set) var entries: [FactItem]

  package let style: SectionStyle

  /// Whether there is anything behind it.
  package var opens: Bool { (held ?? available) > 0 }

  package init(
    name: String, title: String, available: Int, held: Int? = nil, countsHeldOnly: Bool = false,
    entries: [FactItem] = [], style: SectionStyle = .count
  ) {
    self.name = name
    self.title = title
    self.available = available
    self.held = held
    self.countsHeldOnly = countsHeldOnly
    self.entries = entries
    self.style = style
  }
}

/// How a detail shows a section.
package enum SectionStyle: Equatable, Sendable {
  /// How many there are.
  case count
  /// Its entries as tiles, or as a list.
  case tiles, rows
}

extension Section {
  /// Whether its entries stand for it in the detail, all of them: each opens it with itself
  /// selected.
  package var showsEntries: Bool {
    style != .count && !entries.isEmpty && entries.count >= available
  }
}
