import PlainText
import SquadCore

extension MarvelQuery {
  /// Whether rows can be cut from the files as they lie.
  var isInOwnOrder: Bool {
    startsWith == nil && (order == nil || order == SortOrder(key: "name"))
  }

  /// The rows that it asks for, in its order.
  func applied(to slots: [MarvelTable.Slot]) -> [MarvelTable.Slot] {
    var slots = slots
    if let start = startsWith.map(PlainText.folded) {
      slots.removeAll { !PlainText.folded($0.entry.title).hasPrefix(start) }
    }
    guard let order else { return slots }
    // The oldest first; what has no date counts as oldest.
    if order.key == "modified" { slots.sort { $0.modified < $1.modified } }
    return order.isDescending ? slots.reversed() : slots
  }
}
