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
  let facts: CompareFacts
  private let scroll: OverlayScroll

  init(_ state: AppState, _ layout: CompareLayout, _ strings: Strings) {
    left = ComparedHero(selectedIn: state, strings)
    right = state.comparison.map { ComparedHero($0.right, in: state, strings) } ?? left
    self.layout = layout
    isCovered = state.overlay?.hasRows == true
    labels = CompareLayout.labels(left.detail, right.detail)
    facts = CompareFacts(left, right)
    scroll = state.comparison?.scroll ?? OverlayScroll()
  }

  /// In how many stats each hero is better.
  var score: (left: Int, right: Int) {
    labels.reduce(into: (0, 0)) { score, label in
      let outcome = ComparedHero.outcome(left.bar(label)?.value, against: right.bar(label)?.value)
      if outcome == .better { score.0 += 1 }
      if outcome == .worse { score.1 += 1 }
    }
  }

  /// Number of lines that scroll, and how many of them a pane shows at once.
  func measure(rows count: Int) -> OverlayMetrics {
    if layout.isStacked {
      return OverlayMetrics(lines: StackedHeroes(view: self).rows(in: count), rows: count)
    }
    let rows = rows(in: count)
    return OverlayMetrics(lines: rows.end - rows.bars, rows: max(count - rows.bars, 0))
  }

  private func rows(in count: Int) -> CompareRows {
    CompareRows(
      rows: count, stats: labels.count, facts: facts.labels.count,
      pictures: layout.box.map { $0.rows + 2 } ?? 0)
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let metrics = measure(rows: area.rows)
    let top = scroll.top(in: metrics)
    if layout.isStacked {
      StackedHeroes(view: self).draw(in: area, scrolledBy: top, on: &canvas)
    } else {
      drawPair(in: area, scrolledBy: top, on: &canvas)
    }
    canvas.scrollBar(
      in: area.split(right: 1).right.split(bottom: metrics.rows).bottom, top: top,
      rows: metrics.rows, of: metrics.lines)
  }

  private func drawPair(in area: Rect, scrolledBy top: Int, on canvas: inout Canvas) {
    let rows = rows(in: area.rows)
    drawPictures(in: area, on: &canvas)
    drawNames(in: layout.names(of: area), rows, on: &canvas)
    drawScore(in: area, rows, on: &canvas)
    if rows.areFactsBelow { return drawBody(in: area, rows, area, on: &canvas) }
    let body = layout.middle(of: area.split(top: rows.bars).rest)
    _ = canvas.redraw(body) { canvas in
      drawBody(in: area.scrolled(by: top), rows, body, on: &canvas)
    }
  }

  /// Draws the bars, their sums and the facts. `columns` are those of the facts.
  private func drawBody(
    in area: Rect, _ rows: CompareRows, _ columns: Rect, on canvas: inout Canvas
  ) {
    let middle = MirroredColumns(layout, in: area)
    for (index, label) in labels.enumerated() {
      middle.draw(
        label, left.bar(label), right.bar(label),
        row: area.row + rows.bars + index * rows.step, on: &canvas)
    }
    drawSums(middle, row: area.row + rows.sum, on: &canvas)
    let below = area.rows(from: rows.facts, count: area.rows)
    facts.draw(
      in: Rect(column: columns.column, row: below.row, columns: columns.columns, rows: below.rows),
      on: &canvas)
  }

  /// Draws the score in large digits where rows and glyphs allow.
  private func drawScore(in area: Rect, _ rows: CompareRows, on canvas: inout Canvas) {
    let middle = MirroredColumns(layout, in: area)
    let theme = canvas.context.theme
    func style(isLeft: Bool, _ own: Int, _ other: Int) -> Style {
      own < other ? theme[.quiet] : ComparedHero.style(isLeft: isLeft, in: theme)
    }
    let styles = (
      left: style(isLeft: true, score.left, score.right),
      right: style(isLeft: false, score.right, score.left)
    )
    let row = area.row + rows.name
    if rows.hasLargeScore, !canvas.glyphs.isPlain, let left = TileGlyphs.lines(String(score.left)),
      let right = TileGlyphs.lines(String(score.right))
    {
      for (index, colon) in ["▄", "▄", ""].enumerated() {
        middle.drawPair(
          (left[index], styles.left), (right[index], styles.right), colon: colon, gap: 2,
          row: row + index, on: &canvas)
      }
    } else {
      middle.drawPair(
        (String(score.left), styles.left), (String(score.right), styles.right), gap: 1,
        row: row + (rows.hasLargeScore ? 1 : 0), on: &canvas)
    }
  }

  private func drawSums(_ middle: MirroredColumns, row: Int, on canvas: inout Canvas) {
    guard left.sum != nil || right.sum != nil else { return }
    let theme = canvas.context.theme
    func text(_ hero: ComparedHero, against other: ComparedHero, isLeft: Bool) -> (String, Style) {
      guard let sum = hero.sum else { return ("—", theme[.quiet]) }
      let outcome = ComparedHero.outcome(sum, against: other.sum)
      return (canvas.strings.number(sum), outcome.style(isLeft: isLeft, in: theme))
    }
    middle.drawPair(
      text(left, against: right, isLeft: true), text(right, against: left, isLeft: false), gap: 2,
      row: row, on: &canvas)
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
      } else if layout.showsPortraits, let portrait = hero.detail?.portrait {
        CellImageView.draw(
          CellImage(portrait, in: box, canvas.context.colors), in: corner(box), on: &canvas)
      } else if let tile = layout.tile {
        TileView.draw(hero.title, sign: hero.detail?.badge, in: corner(tile), on: &canvas)
      }
    }
  }

  /// Draws the names at both ends and the subtitles below them.
  private func drawNames(in area: Rect, _ rows: CompareRows, on canvas: inout Canvas) {
    // The score stands between the names.
    let available =
      area.columns / 2 - 3
      - (rows.hasLargeScore ? TileGlyphs.columns(of: String(score.left).count) + 3 : 4)
    let row = area.row + rows.name
    let glyphs = canvas.glyphs
    let star = glyphs.star
    let theme = canvas.context.theme
    canvas.mark(isFocused: !isCovered, .title, at: area.column, row)
    let name = glyphs.spelled(glyphs.cut(left.title, to: available - (left.isMember ? 2 : 0)))
    let width = canvas.write(
      name, style: ComparedHero.style(isLeft: true, in: theme), at: area.column + 2, row,
      columns: available)
    if left.isMember { canvas.write(star, .star, at: area.column + 3 + width, row) }
    let line = area.inset(right: 2)
    let other = glyphs.spelled(glyphs.cut(right.title, to: available - 2))
    let start = line.endColumn - PlainText.width(of: other)
    canvas.write(
      other, style: ComparedHero.style(isLeft: false, in: theme), at: start, row, columns: available
    )
    if right.isMember { canvas.write(star, .star, at: start - 2, row) }
    guard rows.hasLargeScore else { return }
    canvas.write(
      glyphs.cut(subtitle(of: left, canvas), to: available), .quiet, at: area.column + 2, row + 1)
    canvas.writeRight(
      glyphs.cut(subtitle(of: right, canvas), to: available), .quiet, in: line, row: row + 1)
  }

  private func subtitle(of hero: ComparedHero, _ canvas: Canvas) -> String {
    guard let detail = hero.detail else { return hero.isLoading ? canvas.strings.loading : "—" }
    return detail.distinction
  }
}

extension Rect {
  /// The same area of content that was scrolled up by `rows`: it begins above the visible part.
  func scrolled(by rows: Int) -> Rect {
    Rect(column: column, row: row - rows, columns: columns, rows: self.rows + rows)
  }
}

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
