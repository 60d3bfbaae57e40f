import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Two heroes one below the other, for narrow panes: the name with the sum, then the stats.
struct StackedHeroes {
  let view: CompareView

  /// Row of the second hero: below a blank one, if there is space.
  private func second(in rows: Int) -> Int {
    let stats = view.labels.count
    return stats + (rows > CompareRows.stacked(stats: stats) ? 2 : 1)
  }

  /// Number of rows, of which `count` are visible.
  func rows(in count: Int) -> Int {
    second(in: count) + view.labels.count + 2 + view.facts.labels.count
  }

  func draw(in pane: Rect, scrolledBy top: Int, on canvas: inout Canvas) {
    let area = pane.scrolled(by: top)
    let second = second(in: pane.rows)
    // The marker stays in view.
    canvas.mark(isFocused: !view.isCovered, .title, at: pane.column, pane.row)
    draw(view.left, against: view.right, isLeft: true, in: area, on: &canvas)
    draw(
      view.right, against: view.left, isLeft: false,
      in: area.rows(from: second, count: area.rows), on: &canvas)
    view.facts.draw(
      in: area.rows(from: second + view.labels.count + 2, count: area.rows), on: &canvas)
  }

  private func draw(
    _ hero: ComparedHero, against other: ComparedHero, isLeft: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    let bars = area.column + CompareLayout.margin + view.layout.labelColumns + 2
    let numbers = bars + view.layout.cells + 1 + view.layout.numberColumns
    drawName(hero, against: other, isLeft: isLeft, in: area, endingAt: numbers, on: &canvas)
    for (index, label) in view.labels.enumerated() {
      let row = area.row + 1 + index
      let bar = hero.bar(label)
      let compared = CompareBar(
        bar: bar, outcome: ComparedHero.outcome(bar?.value, against: other.bar(label)?.value),
        isLeft: isLeft, cells: view.layout.cells)
      let name = canvas.glyphs.cut(label, to: view.layout.labelColumns)
      canvas.write(name, .quiet, at: area.column + CompareLayout.margin, row)
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
    let theme = canvas.context.theme
    let sum = hero.sum.map { canvas.strings.number($0) } ?? (other.sum == nil ? "" : "—")
    let outcome = ComparedHero.outcome(hero.sum, against: other.sum)
    let style = hero.sum == nil ? theme[.quiet] : outcome.style(isLeft: isLeft, in: theme)
    let start = end - PlainText.width(of: sum)
    canvas.write(sum, style: style, at: start, area.row, columns: end - start)
    let available = max(start - column - 1 - (hero.isMember ? 2 : 0), 0)
    let glyphs = canvas.glyphs
    let name = glyphs.cut(hero.title, to: available)
    let width = canvas.write(
      glyphs.spelled(name), style: ComparedHero.style(isLeft: isLeft, in: theme), at: column,
      area.row, columns: available)
    if hero.isMember { canvas.write(glyphs.star, .star, at: column + width + 1, area.row) }
  }
}
