import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The facts of two heroes on both sides of their labels, one a line; equal values are dimmed.
struct CompareFacts: Equatable {
  private let left: ComparedHero
  private let right: ComparedHero
  let labels: [String]

  private static let gap = 2

  init(_ left: ComparedHero, _ right: ComparedHero) {
    (self.left, self.right) = (left, right)
    labels = CompareLayout.factLabels(left.detail, right.detail)
  }

  /// Draws as many facts as there are rows.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let widest = labels.map { PlainText.width(of: $0) }.max() ?? 0
    let columns = min(widest, max(area.columns / 3, 0))
    let middle = area.columns(from: (area.columns - columns) / 2, count: columns)
    for (index, label) in labels.prefix(area.rows).enumerated() {
      draw(label, middle, in: area.rows(from: index, count: 1), on: &canvas)
    }
  }

  private func draw(_ label: String, _ middle: Rect, in line: Rect, on canvas: inout Canvas) {
    let ellipsis = canvas.glyphs.ellipsis
    let name = PlainText.prefix(label, columns: middle.columns, ellipsis: ellipsis)
    canvas.write(name.text, .quiet, at: middle.column + (middle.columns - name.width) / 2, line.row)
    let values = (left: left.value(label), right: right.value(label))
    let role: Role = values.left == values.right ? .quiet : .text
    let content = line.inset(left: CompareLayout.margin, right: CompareLayout.margin)
    let before = content.split(left: middle.column - Self.gap - content.column).left
    let after = content.split(right: content.endColumn - middle.endColumn - Self.gap).right
    let first = PlainText.prefix(values.left ?? "—", columns: before.columns, ellipsis: ellipsis)
    canvas.writeRight(first.text, values.left == nil ? .quiet : role, in: before, row: line.row)
    let second = PlainText.prefix(values.right ?? "—", columns: after.columns, ellipsis: ellipsis)
    canvas.write(second.text, values.right == nil ? .quiet : role, at: after.column, line.row)
  }
}
