/// A named list inside a detail; it opens to a list of its own.
package struct Section: Equatable, Sendable {
  /// Its name in a `ListSource`: `comics`.
  package let name: String
  package let title: String
  /// Number of entries by the source's own count.
  package let available: Int
  /// How many of them can be listed from where the detail came from; nil: all.
  package let stored: Int?
  /// Whether `available` counts only what is on this machine.
  package let countsStoredOnly: Bool
  /// The first ones that the detail's own response names.
  package internal(set) var entries: [FactItem]

  package let style: SectionStyle

  /// Whether there is anything behind it.
  package var opens: Bool { (stored ?? available) > 0 }

  package init(
    name: String, title: String, available: Int, stored: Int? = nil, countsStoredOnly: Bool = false,
    entries: [FactItem] = [], style: SectionStyle = .count
  ) {
    self.name = name
    self.title = title
    self.available = available
    self.stored = stored
    self.countsStoredOnly = countsStoredOnly
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
