import Basics
import TerminalKit

/// The areas of the inspector and its parts.
struct InspectorLayout {
  let title: Rect
  let head: Rect
  let table: Rect
  /// Changes and effects of the chosen action.
  let detail: Rect
  /// Sparkline of the frames' bytes.
  let bytes: Rect
  let footer: Rect

  /// The lower half of the screen; on a low one everything below the top bar.
  static func area(in size: Size) -> Rect {
    let rows = size.rows < 24 ? size.rows - 1 : (size.rows - 2) / 2
    return Rect(origin: .zero, size: size).split(bottom: rows).bottom
  }

  /// `hasTotals` tells whether the table takes all the space.
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
    let (table, below) = rest.split(top: max(isRoomy ? rest.rows * 2 / 5 : rest.rows * 3 / 7, 1))
    self.table = table
    detail = below.inset(top: isRoomy ? 1 : 0, bottom: isRoomy ? 1 : 0)
  }
}
