/// A named list inside a detail, which opens as a list of its own.
package struct Section: Equatable, Sendable {
  /// Its name in a `ListSource`: `comics`.
  package let name: String
  /// `Comics`; in English where it is one of squad's own titles.
  package let title: String
  /// Number of entries by the source's own count.
  package let available: Int
  /// Number of entries that the detail's source can list; nil: all.
  package let stored: Int?
  /// Whether `available` counts saved and bundled entries only.
  package let countsStoredOnly: Bool
  /// The first entries, as named by the detail's own response.
  package internal(set) var entries: [FactItem]

  /// How the detail shows it.
  package let style: SectionStyle

  /// Whether it has entries to open.
  package var opens: Bool { (stored ?? available) > 0 }

  /// By default it can list all its entries, and shows only their number.
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
  /// Only their number.
  case count
  /// The entries as tiles, or as a list.
  case tiles, rows
}

extension Section {
  /// Whether the detail shows all its entries instead of a row for it; each opens the section with
  /// itself selected.
  package var showsEntries: Bool {
    style != .count && !entries.isEmpty && entries.count >= available
  }
}
