import Basics
import PlainText
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The inspector, over the lower part of the screen.
struct InspectorView {
  private let inspection: Inspection
  private let layout: InspectorLayout

  init(_ inspection: Inspection, in area: Rect) {
    self.inspection = inspection
    layout = InspectorLayout(area, hasTotals: inspection.totals != nil)
  }

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    if let totals = inspection.totals {
      TotalsTable(totals: totals).draw(layout.head, layout.table, on: &canvas)
    } else {
      ActionTable(inspection: inspection).draw(layout.head, layout.table, on: &canvas)
      InspectorDetail(inspection: inspection).draw(in: layout.detail, on: &canvas)
    }
    drawBytes(on: &canvas)
    drawFooter(on: &canvas)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let strings = canvas.strings
    canvas.rule(layout.title)
    let row = layout.title.row
    var column = layout.title.column + 1
    column += canvas.write(" \(strings.inspectorTitle) ", .title, at: column, row)
    let position =
      inspection.totals.map { strings.totals($0.count) }
      ?? strings.action(inspection.chosen, of: inspection.newest)
    column += 1 + canvas.write(" \(position) ", .quiet, at: column + 1, row)
    let title = layout.title.inset(left: column + 1, right: 1)
    let time = inspection.isPast ? strings.past(waiting: inspection.waiting) : strings.presentTime
    let cost = inspection.record?.frame.map(strings.text(of:))
    let both = cost.map { " \(time) \(canvas.glyphs.horizontal) \($0) " }
    for text in [both, " \(time) "].compactMap({ $0 })
    where PlainText.width(of: text) <= title.columns {
      canvas.writeRight(text, .quiet, in: title, row: row)
      return
    }
  }

  private func drawBytes(on canvas: inout Canvas) {
    let row = layout.bytes.row
    guard !layout.bytes.isEmpty, let maximum = inspection.frames.max() else { return }
    let strings = canvas.strings
    let label = strings.bytesAKey
    let sorted = inspection.frames.sorted()
    let figures = strings.bytes(median: sorted[sorted.count / 2], maximum: maximum)
    var column = layout.bytes.column + 2
    column += canvas.write(label, .quiet, at: column, row) + 2
    let available = layout.bytes.endColumn - column - PlainText.width(of: figures) - 4
    let bytes = Array(inspection.frames.suffix(max(min(available, 60), 0)))
    let spark = ByteSpark.text(bytes, canvas.glyphs)
    column += canvas.write(spark, .graph, at: column, row) + (spark.isEmpty ? 0 : 3)
    // A number that loses digits would be another number.
    let cut = canvas.glyphs.cut(figures, to: layout.bytes.endColumn - column)
    canvas.write(cut, .text, at: column, row)
  }

  private func drawFooter(on canvas: inout Canvas) {
    let line = layout.footer.inset(left: 1, right: 1)
    if let notice = inspection.notice {
      _ = notice.draw(at: line.column, line.row, columns: line.columns, on: &canvas)
      return
    }
    let (keys, hasText) = fittingKeys(line.columns, canvas.context)
    var column = line.column
    for key in keys {
      column += key.draw(hasText: hasText, at: column, line.row, .quiet, on: &canvas)
      column += OverlayKey.gap
    }
  }

  /// The keys that fit: drops optional keys first, then all labels.
  private func fittingKeys(
    _ columns: Int, _ context: RenderContext
  ) -> (keys: [OverlayKey], hasText: Bool) {
    for hasText in [true, false] {
      var keys = keys(context)
      while keys.count > 2 {
        let shown = keys.map(\.key)
        if OverlayKey.columns(of: shown, hasText: hasText) - 2 <= columns {
          return (shown, hasText)
        }
        guard let last = keys.indices.max(by: { keys[$0].rank < keys[$1].rank }) else { break }
        keys.remove(at: last)
      }
    }
    return ([], false)
  }

  /// The keys that act now, with their drop order: the highest rank goes first.
  private func keys(_ context: RenderContext) -> [(key: OverlayKey, rank: Int)] {
    let strings = context.strings
    func pair(_ commands: Command..., text: String) -> OverlayKey? {
      let keys = commands.compactMap(strings.keymap.shown)
      return keys.isEmpty ? nil : OverlayKey(keys, text, strings)
    }
    let isTotals = inspection.totals != nil
    let file =
      inspection.exports ? OverlayKey(key: "w", text: strings.writeActions, pressed: "w") : nil
    let all: [(OverlayKey?, Int)] = [
      (pair(.next, .previous, text: isTotals ? strings.scroll : strings.chooseAction), 0),
      (isTotals ? nil : pair(.left, .right, text: strings.backAndForth), 4),
      (isTotals ? nil : OverlayKey(.last, strings.presentTime, context), 3),
      (
        OverlayKey(
          key: "c", text: isTotals ? strings.showActions : strings.showTotals, pressed: "c"), 1
      ),
      (file, 2),
      (
        OverlayKey(.inspector, strings.dismiss, context)
          ?? OverlayKey(.back, strings.dismiss, context), 0
      ),
    ]
    return all.compactMap { key, rank in key.map { ($0, rank) } }
  }
}

/// The table of actions' counts and total costs.
struct TotalsTable {
  let totals: Inspection.Totals

  /// Minimum width of a column of figures.
  private static let width = 12
  /// Minimum columns for the average of each action.
  private static let columnsForAverage = 76

  func draw(_ head: Rect, _ area: Rect, on canvas: inout Canvas) {
    let strings = canvas.strings
    let figures = totals.rows.map { total in
      [
        strings.number(total.count), strings.microseconds(total.microseconds),
        strings.microseconds(total.microseconds / max(total.count, 1)),
        strings.size(total.bytes),
      ]
    }
    let widest = figures.joined().map { PlainText.width(of: $0) }.max() ?? 0
    draw(
      strings.actionColumn,
      [strings.countColumn, strings.tookColumn, strings.eachColumn, strings.wroteColumn],
      in: head, widest: widest, isChosen: nil, on: &canvas)
    for (index, total) in totals.rows.enumerated() where index < area.rows {
      canvas.hit(.overlayRow(index), in: area.rows(from: index, count: 1))
      draw(
        total.name, figures[index], in: area.rows(from: index, count: 1), widest: widest,
        isChosen: index == totals.chosen, on: &canvas)
    }
    canvas.scrollBar(
      in: area.split(right: 1).right, top: totals.top, rows: area.rows, of: totals.count)
  }

  /// `isChosen` is nil for the headings.
  private func draw(
    _ name: String, _ figures: [String], in area: Rect, widest: Int, isChosen: Bool?,
    on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let bar: Role? = isChosen == true ? .selection : nil
    if let bar {
      canvas.fill(area, bar)
      canvas.mark(isFocused: true, bar, at: area.column, area.row)
    }
    let role = bar ?? (isChosen == nil ? .quiet : .text)
    // Leaves out the average, which readers can work out, before it cuts names.
    let isNarrow = area.columns < Self.columnsForAverage
    let figures = isNarrow ? [figures[0], figures[1], figures[3]] : figures
    // Leaves room for the widest figure, which would otherwise overwrite the one before it.
    let width = max(isNarrow ? 9 : Self.width, widest + 1)
    let available = area.columns - 4 - width * figures.count
    let nameWidth = min(available, 34)
    let cut = canvas.glyphs.cut(name, to: nameWidth)
    canvas.write(cut, role, at: area.column + 2, area.row)
    for (index, figure) in figures.enumerated() {
      let end = area.column + 2 + nameWidth + width * (index + 1)
      canvas.write(figure, role, at: end - PlainText.width(of: figure), area.row)
    }
  }
}

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
