import PlainText
import SquadCore
import TerminalKit

/// The columns of two heroes' stats: labels in the middle, bars growing outwards, numbers, and the
/// winners' glyphs.
struct MirroredColumns {
  private let labels: Rect
  private let layout: CompareLayout

  private var cells: Int { layout.cells }

  init(_ layout: CompareLayout, in area: Rect) {
    self.layout = layout
    labels = area.columns(
      from: (area.columns - layout.labelColumns) / 2, count: layout.labelColumns)
  }

  private var leftBar: Int { labels.column - 1 - cells }
  private var rightBar: Int { labels.endColumn + 1 }

  func draw(_ label: String, _ left: Bar?, _ right: Bar?, row: Int, on canvas: inout Canvas) {
    let name = canvas.glyphs.cut(label, to: labels.columns)
    let indent = (labels.columns - name.width) / 2
    canvas.write(name.text, .quiet, at: labels.column + indent, row)
    let first = CompareBar(
      bar: left, outcome: ComparedHero.outcome(left?.value, against: right?.value), isLeft: true,
      cells: cells)
    first.draw(growsLeft: true, at: leftBar, row, on: &canvas)
    first.drawNumber(endingAt: leftBar - 1, row, on: &canvas)
    first.drawSign(at: leftBar - layout.besideBar + 1, row, on: &canvas)
    let second = CompareBar(
      bar: right, outcome: ComparedHero.outcome(right?.value, against: left?.value),
      isLeft: false, cells: cells)
    let end = rightBar + cells
    second.draw(growsLeft: false, at: rightBar, row, on: &canvas)
    second.drawNumber(endingAt: end + 1 + layout.numberColumns, row, on: &canvas)
    second.drawSign(at: end + layout.besideBar - 2, row, on: &canvas)
  }

  /// Draws two numbers around a colon in the middle; `colon` is one row of it.
  func drawPair(
    _ left: (text: String, style: Style), _ right: (text: String, style: Style),
    colon: String = ":", gap: Int, row: Int, on canvas: inout Canvas
  ) {
    let middle = labels.column + (labels.columns - 1) / 2
    let width = PlainText.width(of: left.text)
    canvas.write(left.text, style: left.style, at: middle - gap - width, row, columns: width)
    canvas.write(colon, .quiet, at: middle, row)
    canvas.write(right.text, style: right.style, at: middle + 1 + gap, row, columns: Int.max)
  }
}
