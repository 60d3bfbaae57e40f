import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Two heroes one below the other, for narrow panes: the name with the sum, then the stats.
struct StackedHeroes {
  private let view: CompareView

  init(_ view: CompareView) { self.view = view }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let stats = view.labels.count
    // A blank row between the heroes, if there is space.
    let second = stats + (area.rows > CompareRows.stacked(stats: stats) ? 2 : 1)
    draw(view.left, against: view.right, isLeft: true, in: area, on: &canvas)
    draw(
      view.right, against: view.left, isLeft: false,
      in: area.rows(from: second, count: area.rows), on: &canvas)
    CompareFacts(view.left, view.right).draw(
      in: area.rows(from: second + stats + 2, count: area.rows), on: &canvas)
  }

  private func draw(
    _ hero: ComparedHero, against other: ComparedHero, isLeft: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    let bars = area.column + CompareLayout.margin + view.layout.labelColumns + 2
    let numbers = bars + view.layout.cells + 1 + CompareLayout.numberColumns
    drawName(hero, against: other, isLeft: isLeft, in: area, endingAt: numbers, on: &canvas)
    for (index, label) in view.labels.enumerated() {
      let row = area.row + 1 + index
      let bar = hero.bar(label)
      let compared = CompareBar(
        bar: bar, outcome: ComparedHero.outcome(bar?.value, against: other.bar(label)?.value),
        isLeft: isLeft, cells: view.layout.cells)
      canvas.write(label, .quiet, at: area.column + CompareLayout.margin, row)
      compared.draw(growsLeft: false, at: bars, row, on: &canvas)
      compared.drawNumber(endingAt: numbers, row, on: &canvas)
      compared.drawSign(at: numbers + 1, row, on: &canvas)
    }
  }

  private func drawName(
    _ hero: ComparedHero, against other: ComparedHero, isLeft: Bool, in area: Rect,
    endingAt end: Int, on canvas: inout Canvas
  ) {
    let column = area.column + CompareLayout.margin
    if isLeft {
      canvas.mark(isFocused: !view.isCovered, .title, at: area.column, area.row)
    }
    let sum = hero.sum.map { canvas.strings.number($0) } ?? "—"
    let role = hero.sum == nil ? .quiet : ComparedHero.outcome(hero.sum, against: other.sum).role
    let start = end - PlainText.width(of: sum)
    canvas.write(sum, role, at: start, area.row)
    let room = start - column - 1 - (hero.isMember ? 2 : 0)
    let name = PlainText.prefix(
      hero.title, columns: max(room, 0), ellipsis: canvas.glyphs.ellipsis)
    let width = canvas.write(name.text, .strong, at: column, area.row)
    if hero.isMember { canvas.write(canvas.glyphs.star, .star, at: column + width + 1, area.row) }
  }
}
