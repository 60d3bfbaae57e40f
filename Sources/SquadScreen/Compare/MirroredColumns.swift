import PlainText
import SquadCore
import SquadWords
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
    let indent = (labels.columns - PlainText.width(of: name)) / 2
    canvas.write(name, .quiet, at: labels.column + indent, row)
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

/// One hero's stat as a bar of `cells` cells.
struct CompareBar {
  let bar: Bar?
  let outcome: ComparedHero.Outcome
  let isLeft: Bool
  let cells: Int

  /// Draws the bar, its leftmost cell at `column`. `growsLeft` tells whether the filled cells are
  /// at the right end.
  func draw(growsLeft: Bool, at column: Int, _ row: Int, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let half = growsLeft ? glyphs.barHalfLeft : glyphs.barHalf
    let halves = bar?.filled(of: cells * 2) ?? 0
    let full = String(repeating: glyphs.barFull, count: halves / 2)
    let end = half.isEmpty || halves % 2 == 0 ? "" : half
    let count = halves / 2 + (end.isEmpty ? 0 : 1)
    let hasPlainTracks = canvas.context.theme.hasPlainTracks
    let rest = String(
      repeating: hasPlainTracks ? String(glyphs.horizontal) : glyphs.barEmpty, count: cells - count)
    let role: Role = outcome == .worse ? .quiet : isLeft ? .graph : .high
    canvas.write(
      growsLeft ? end + full : full + end, role, at: growsLeft ? column + cells - count : column,
      row)
    canvas.write(rest, .track, at: growsLeft ? column : column + count, row)
  }

  /// Draws the number right-aligned, ending before column `end`.
  func drawNumber(endingAt end: Int, _ row: Int, on canvas: inout Canvas) {
    let text = bar.map { canvas.strings.number($0.value) } ?? "—"
    let theme = canvas.context.theme
    let style = bar == nil ? theme[.quiet] : outcome.style(isLeft: isLeft, in: theme)
    canvas.write(text, style: style, at: end - text.count, row, columns: text.count)
  }

  /// Draws the winner's glyph, if this hero is the better one.
  func drawSign(at column: Int, _ row: Int, on canvas: inout Canvas) {
    guard outcome == .better else { return }
    canvas.write(canvas.glyphs.better, isLeft ? .accent : .high, at: column, row)
  }
}
