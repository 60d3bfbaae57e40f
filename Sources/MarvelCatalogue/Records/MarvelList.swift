import CatalogueKit
import JSONReader

/// The records of one kind that a record refers to: how many there are, and the first of them.
struct MarvelList: Sendable {
  /// In all, as the server counts; never fewer than `items`.
  let available: Int
  /// At most 20, however many there are.
  let items: [MarvelSummary]

  init(available: Int, items: [MarvelSummary]) {
    self.available = max(available, items.count)
    self.items = items
  }

  /// Nil where the value is no list.
  init?(from reader: inout JSONReader) throws {
    var available = 0
    var items: [MarvelSummary] = []
    let isList = try reader.members { key, reader in
      switch key {
      case "available": available = try reader.integer() ?? 0
      case "items": items = try reader.values(MarvelSummary.init)
      default: break
      }
    }
    guard isList else { return nil }
    self.init(available: available, items: items)
  }
}
