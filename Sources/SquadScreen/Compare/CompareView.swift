import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Two heroes side by side: pictures, stats as mirrored bars, and facts.
struct CompareView: PartView {
  let left: ComparedHero
  let right: ComparedHero
  let layout: CompareLayout
  let isCovered: Bool
  let labels: [String]

  init(_ state: AppState, _ layout: CompareLayout, _ strings: Strings) {
    left = ComparedHero(selectedIn: state, strings)
    right = state.comparison.map { ComparedHero($0.right, in: state, strings) } ?? left
    self.layout = layout
    isCovered = state.overlay?.hasRows == true
    labels = CompareLayout.labels(left.detail, right.detail)
  }

  /// In how many stats each hero is better.
  var score: (left: Int, right: Int) {
    labels.reduce(into: (0, 0)) { score, label in
      let outcome = ComparedHero.outcome(left.bar(label)?.value, against: right.bar(label)?.value)
      if outcome == .better { score.0 += 1 }
      if outcome == .worse { score.1 += 1 }
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    if layout.isStacked { return StackedHeroes(self).draw(in: area, on: &canvas) }
    let rows = CompareRows(rows: area.rows, stats: labels.count)
    drawPictures(in: area, on: &canvas)
    drawNames(in: layout.names(of: area), rows, on: &canvas)
    let middle = MirroredColumns(layout, in: area)
    middle.drawPair(
      (String(score.left), .strong), (String(score.right), .strong), gap: 1,
      row: area.row + rows.score, on: &canvas)
    for (index, label) in labels.enumerated() {
      middle.draw(
        label, left.bar(label), right.bar(label),
        row: area.row + rows.bars + index * rows.step, on: &canvas)
    }
    drawSums(middle, row: area.row + rows.sum, on: &canvas)
    // Below the pictures, since facts are wider than the columns between them.
    let facts = max(rows.facts, layout.box.map { $0.rows + 2 } ?? 0)
    CompareFacts(left, right).draw(in: area.rows(from: facts, count: area.rows), on: &canvas)
  }

  private func drawSums(_ middle: MirroredColumns, row: Int, on canvas: inout Canvas) {
    func text(_ hero: ComparedHero, against other: ComparedHero) -> (String, Role) {
      guard let sum = hero.sum else { return ("—", .quiet) }
      return (canvas.strings.number(sum), ComparedHero.outcome(sum, against: other.sum).role)
    }
    middle.drawPair(
      text(left, against: right), text(right, against: left), gap: 2, row: row, on: &canvas)
  }

  /// Draws a picture at each end, or a tile in the outer corner.
  private func drawPictures(in area: Rect, on canvas: inout Canvas) {
    guard let box = layout.box else { return }
    let ends = area.inset(left: CompareLayout.margin, top: 1, right: CompareLayout.margin)
    for (hero, isLeft) in [(left, true), (right, false)] {
      func corner(_ size: Size) -> Rect {
        Rect(
          column: isLeft ? ends.column : ends.endColumn - size.columns, row: ends.row,
          columns: size.columns, rows: min(size.rows, ends.rows))
      }
      if layout.sendsPictures, let image = hero.image {
        CellImageView.draw(image, in: corner(box), on: &canvas)
      } else if let tile = layout.tile {
        TileView.draw(hero.title, sign: hero.detail?.badge, in: corner(tile), on: &canvas)
      }
    }
  }

  /// Draws the names at both ends and the subtitles below them.
  private func drawNames(in area: Rect, _ rows: CompareRows, on canvas: inout Canvas) {
    let isShared = rows.score == rows.name
    let room = area.columns / 2 - 3 - (isShared ? 4 : 0)
    let row = area.row + rows.name
    let star = canvas.glyphs.star
    canvas.mark(isFocused: !isCovered, .title, at: area.column, row)
    let name = cut(left.title, room - (left.isMember ? 2 : 0), canvas)
    let width = canvas.write(name, .strong, at: area.column + 2, row)
    if left.isMember { canvas.write(star, .star, at: area.column + 3 + width, row) }
    let line = area.inset(right: 2)
    let start = canvas.writeRight(cut(right.title, room - 2, canvas), .strong, in: line, row: row)
    if right.isMember { canvas.write(star, .star, at: start - 2, row) }
    guard let subtitle = rows.subtitle else { return }
    canvas.write(
      cut(self.subtitle(of: left, canvas), room, canvas), .quiet, at: area.column + 2,
      area.row + subtitle)
    canvas.writeRight(
      cut(self.subtitle(of: right, canvas), room, canvas), .quiet, in: line,
      row: area.row + subtitle)
  }

  private func subtitle(of hero: ComparedHero, _ canvas: Canvas) -> String {
    guard let detail = hero.detail else { return hero.isLoading ? canvas.strings.loading : "—" }
    return detail.subtitle.isEmpty ? "—" : detail.subtitle
  }

  private func cut(_ text: String, _ columns: Int, _ canvas: Canvas) -> String {
    PlainText.prefix(text, columns: max(columns, 0), ellipsis: canvas.glyphs.ellipsis).text
  }
}
