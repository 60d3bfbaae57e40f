import Basics
import TerminalKit

/// Where the inspector stands, and its parts in it.
struct InspectorLayout {
  let title: Rect
  let head: Rect
  let table: Rect
  /// What the chosen action changed and had done.
  let detail: Rect
  /// What frames took on the wire.
  let bytes: Rect
  let footer: Rect

  /// The lower half of the screen; where rows are few, all below the top bar.
  static func area(in size: Size) -> Rect {
    let rows = size.rows < 24 ? size.rows - 1 : (size.rows - 2) / 2
    return Rect(origin: .zero, size: size).split(bottom: rows).bottom
  }

  /// - Parameter hasTotals: whether the table has all the room.
  init(_ area: Rect, hasTotals: Bool) {
    let isRoomy = area.rows >= 17
    var rest: Rect
    (title, rest) = area.split(top: 1)
    (head, rest) = rest.split(top: 1)
    (rest, footer) = rest.split(bottom: 1)
    (rest, bytes) = rest.split(bottom: isRoomy ? 2 : 1)
    guard !hasTotals else {
      (table, detail) = (rest.inset(bottom: isRoomy ? 1 : 0), .zero)
      return
    }
    let (table, below) = rest.split(
      top: max(isRoomy ? rest.rows * 2 / 5 : rest.rows * 3 / 7, 1))
    self.table = table
    detail = below.inset(top: isRoomy ? 1 : 0, bottom: isRoomy ? 1 : 0)
  }
}
