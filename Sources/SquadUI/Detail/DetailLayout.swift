import Basics
import PlainText
import SquadCore
import TerminalKit

/// A detail wrapped for a width: its lines, and where its stops lie in them.
package struct DetailLayout: Equatable, Sendable {
  let detail: Detail
  let columns: Int
  /// Nil where there is nothing to plot.
  let chart: ChartPlace?
  /// The box at the top left that a picture or a badge takes; nil where the initials have to do.
  let box: Size?
  /// The room for each cover; nil where covers have none.
  let coverBox: Size?
  /// The day on which dates are told; nil where none is.
  let today: CalendarDay?
  private(set) var covers: [Cover] = []
  /// Where the text begins that stands beside the box.
  private(set) var indent = 0
  private(set) var lines: [DetailLine] = []
  /// In the order of `Detail.stops`.
  private(set) var stops: [StopPlace] = []

  /// Lines longer than this are hard to read.
  static let widest = 90
  /// Room for the selection's sign at the left, for the scroll bar at the right.
  static let margin = 2

  /// How many columns of text a pane has.
  static func columns(of pane: Rect) -> Int {
    min(max(pane.columns - 2 * margin, 0), widest)
  }

  init(
    _ detail: Detail, columns: Int, chart: ChartPlace? = nil, box: Size? = nil,
    cover: Size? = nil, today: CalendarDay? = nil,
    strings: Strings, _ glyphs: Glyphs
  ) {
    self.detail = detail
    self.columns = columns
    self.chart = chart
    self.box = box
    coverBox = cover
    self.today = today
    guard columns > 0 else { return }
    addHead()
    addQuote(strings)
    addSummary(strings)
    leaveBox()
    addBars(glyphs)
    addFacts(glyphs)
    addSeries(strings, glyphs)
    addSections(strings, glyphs)
    addLinks(strings, glyphs)
  }

  private mutating func addHead() {
    guard let box else { return addPlainHead() }
    indent = box.columns + Self.boxGap
    addText(detail.title, role: .strong)
    addText(detail.subtitle, role: .quiet)
  }

  /// Between a picture and the text beside it.
  private static let boxGap = 3

  /// What follows stands below the box.
  private mutating func leaveBox() {
    indent = 0
    while let box, lines.count < box.rows { addBlank() }
  }

  private mutating func addPlainHead() {
    let badge = " \(detail.badge ?? PlainText.initials(detail.title)) "
    let indent = PlainText.width(of: badge) + 2
    for (index, text) in PlainText.wrapped(detail.title, columns: columns - indent).enumerated() {
      var line = DetailLine()
      if index == 0 { line.runs.append(DetailRun(column: 0, text: badge, role: .tab)) }
      line.runs.append(DetailRun(column: indent, text: String(text), role: .strong))
      lines.append(line)
    }
    addText(detail.subtitle, role: .quiet)
  }

  private mutating func addSummary(_ strings: Strings) {
    guard detail.isDescribed || !detail.summary.isEmpty else { return }
    addBlank()
    if detail.summary.isEmpty {
      addText(strings.noDescription, role: .quiet)
    } else {
      addText(detail.summary, role: .text)
    }
  }

  private mutating func addBars(_ glyphs: Glyphs) {
    guard !detail.bars.isEmpty else { return }
    addBlank()
    lines += BarRows(detail.bars, indent: labelColumns, columns: columns, glyphs).lines
  }

  private mutating func addFacts(_ glyphs: Glyphs) {
    guard !detail.facts.isEmpty else { return }
    addBlank()
    let indent = labelColumns
    for fact in detail.facts {
      if endsInCovers { addBlank() }
      var flow = Flow(indent: indent, columns: columns)
      flow.label(fact.label, columns: indent - 2)
      // What would be cut beside its label stands below it.
      let widest = fact.items.map { PlainText.width(of: $0.title) }.max() ?? 0
      if widest > columns - indent { flow.continueBelow(indent: 2) }
      for (index, item) in fact.items.enumerated() {
        if index > 0 { flow.join(glyphs.separator) }
        flow.add(item.title, role: .text, stopMarker: -1)
      }
      if !fact.value.isEmpty { flow.addWords(fact.value) }
      add(flow)
      addCovers(of: fact.items, indent: indent)
    }
  }

  /// The covers of what a fact names, side by side below it, where there is any.
  private mutating func addCovers(of items: [FactItem], indent: Int) {
    guard let coverBox, items.contains(where: { $0.picture != nil }) else { return }
    addBlank()
    var column = indent
    for item in items where column + coverBox.columns <= columns {
      covers.append(
        Cover(line: lines.count, column: column, title: item.title, picture: item.picture))
      column += coverBox.columns + Self.boxGap
    }
    for _ in 0..<coverBox.rows { addBlank() }
  }

  private var endsInCovers: Bool {
    guard let cover = covers.last, let coverBox else { return false }
    return cover.line + coverBox.rows == lines.count
  }

  private mutating func addSections(_ strings: Strings, _ glyphs: Glyphs) {
    guard !detail.sections.isEmpty else { return }
    addBlank()
    var flow = Flow(indent: 0, columns: columns)
    for section in detail.sections {
      flow.gap(3)
      let count = strings.count(of: section)
      if section.opens {
        flow.add("\(count) \(glyphs.opens)", role: .text, stopMarker: -2)
      } else {
        flow.add(count, role: .quiet)
      }
    }
    add(flow)
  }

  private mutating func addLinks(_ strings: Strings, _ glyphs: Glyphs) {
    guard !detail.links.isEmpty else { return }
    addBlank()
    var flow = Flow(indent: labelColumns, columns: columns)
    flow.label(strings.links, columns: labelColumns - 2)
    for (index, link) in detail.links.enumerated() {
      if index > 0 { flow.join(glyphs.separator) }
      flow.add(link.title, role: .text, stopMarker: -1)
    }
    add(flow)
  }

  /// The width of the labels' column with the gap after it.
  private var labelColumns: Int {
    let labels = detail.facts.map(\.label) + detail.bars.map(\.label)
    let widest = labels.map { PlainText.width(of: $0) }.max() ?? 5
    return min(max(widest, 5), max(columns / 2, 1), 18) + 3
  }

  mutating func addText(_ text: String, role: Role) {
    for line in PlainText.wrapped(text, columns: columns - indent) {
      add(DetailLine(runs: [DetailRun(column: indent, text: String(line), role: role)]))
    }
  }

  mutating func addBlank() { add(DetailLine()) }

  mutating func add(_ line: DetailLine) { lines.append(line) }

  mutating func add(_ flow: Flow) { add(flow.lines, stops: flow.stops) }

  /// - Parameter stops: in these lines, counted from the first of them.
  mutating func add(_ added: [DetailLine], stops: [StopPlace]) {
    let first = lines.count
    lines += added
    self.stops += stops.map {
      StopPlace(line: first + $0.line, markerColumn: $0.markerColumn, run: $0.run)
    }
  }
}
