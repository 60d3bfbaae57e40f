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

  /// Whether there is anything behind it.
  package var opens: Bool { (stored ?? available) > 0 }

  package init(
    name: String, title: String, available: Int, stored: Int? = nil, countsStoredOnly: Bool = false,
    entries: [FactItem] = []
  ) {
    self.name = name
    self.title = title
    self.available = available
    self.stored = stored
    self.countsStoredOnly = countsStoredOnly
    self.entries = entries
  }
}
