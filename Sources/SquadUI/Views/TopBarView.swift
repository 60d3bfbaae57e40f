import PlainText
import SquadCore
import TerminalKit

/// The tabs with their counts, and at the right how fresh the shown list is. What does not fit goes
/// in this order: the program's name, the other tabs' counts, the freshness's date, tabs. Without a
/// network by choice it says so for as long as it is so.
struct TopBarView: PartView {
  private let catalogues: [CatalogueInfo]
  private let open: CatalogueID
  /// How many each catalogue's first list has; before that is loaded, how many are bundled.
  private let counts: [Int?]
  private let freshness: Freshness?
  private let isOffline: Bool

  init(_ state: AppState, _ level: Level) {
    catalogues = state.catalogues
    open = state.current.catalogue
    counts = state.catalogues.map { catalogue in
      catalogue.lists.first.flatMap { list in
        state.browsers[list.id]?.first?.expectedTotal ?? list.bundledCount
      }
    }
    freshness = level.shownFreshness
    isOffline = state.isOffline
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard let choice = choices(canvas.strings).first(where: { $0.columns <= area.columns }) else {
      return drawScrolled(in: area, on: &canvas)
    }
    var column = area.column + 1
    if choice.hasName {
      column += canvas.write(canvas.strings.program, .quiet, at: column, area.row) + 3
    }
    for tab in choice.tabs {
      column += draw(tab, at: column, area.row, on: &canvas) + 3
    }
    canvas.writeRight(
      choice.freshness, .quiet, in: area.inset(right: 1), row: area.row)
  }

  private struct Tab {
    let digit: String
    let title: String
    let count: String
    let isOpen: Bool

    var text: String { "\(digit) \(title)" + (count.isEmpty ? "" : " \(count)") }
  }

  private struct Choice {
    let hasName: Bool
    let tabs: [Tab]
    let freshness: String
    let columns: Int

    init(hasName: Bool, tabs: [Tab], freshness: String, program: String) {
      self.hasName = hasName
      self.tabs = tabs
      self.freshness = freshness
      let texts = (hasName ? [program] : []) + tabs.map(\.text)
      let gaps = 3 * max(texts.count - 1, 0)
      columns =
        texts.reduce(gaps) { $0 + PlainText.width(of: $1) } + 2
        + (freshness.isEmpty ? 0 : PlainText.width(of: freshness) + 3)
    }
  }

  /// The ways to fill the bar, the fullest first; none is worked out after one that fits.
  private func choices(_ strings: Strings) -> some Sequence<Choice> {
    let ways: [(hasName: Bool, hasOtherCounts: Bool, isShort: Bool)] = [
      (true, true, false), (false, true, false), (false, false, false), (false, false, true),
    ]
    return ways.lazy.map { way in
      Choice(
        hasName: way.hasName, tabs: tabs(hasOtherCounts: way.hasOtherCounts),
        freshness: freshnessText(isShort: way.isShort, strings), program: strings.program)
    }
  }

  /// `offline · bundled 21 Nov 2026`, in short `offline`; the first word only without a network.
  private func freshnessText(isShort: Bool, _ strings: Strings) -> String {
    let text = freshness.map { strings.text(of: $0, isShort: isShort) }
    guard isOffline else { return text ?? "" }
    if isShort { return strings.offline }
    return [strings.offline, text].compactMap { $0 }.joined(separator: " · ")
  }

  private func tabs(hasOtherCounts: Bool) -> [Tab] {
    zip(catalogues, counts).enumerated().map { index, tab in
      let isOpen = tab.0.id == open
      let count = isOpen || hasOtherCounts ? tab.1 : nil
      return Tab(
        digit: String(index + 1), title: tab.0.title, count: count.map(Strings.number) ?? "",
        isOpen: isOpen)
    }
  }

  private func draw(_ tab: Tab, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int {
    guard !tab.isOpen else { return drawOpen(tab, at: column, row, on: &canvas) }
    var width = canvas.write("\(tab.digit) ", .quiet, at: column, row)
    width += canvas.write(tab.title, .text, at: column + width, row)
    if !tab.count.isEmpty {
      width += canvas.write(" \(tab.count)", .quiet, at: column + width, row)
    }
    return width
  }

  /// The open tab is one filled chip, a column wider at both ends.
  private func drawOpen(_ tab: Tab, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int {
    canvas.write(" \(tab.text) ", .tab, at: column - 1, row) - 2
  }

  /// Where not even the bare tabs fit: the open one, with as many of its neighbours as fit, and
  /// signs for the hidden ones.
  private func drawScrolled(in area: Rect, on canvas: inout Canvas) {
    let tabs = tabs(hasOtherCounts: false)
    guard let open = tabs.firstIndex(where: \.isOpen) else { return }
    let room = isOffline ? PlainText.width(of: canvas.strings.offline) + 3 : 0
    var shown = open...open
    func columns(_ range: ClosedRange<Int>) -> Int {
      tabs[range].reduce(6 + room) { $0 + PlainText.width(of: $1.text) + 3 }
    }
    while shown.lowerBound > 0 || shown.upperBound < tabs.count - 1 {
      let right = shown.lowerBound...min(shown.upperBound + 1, tabs.count - 1)
      let left = max(shown.lowerBound - 1, 0)...shown.upperBound
      let wider = [right, left].first { $0 != shown && columns($0) <= area.columns }
      guard let wider else { break }
      shown = wider
    }
    if columns(shown) <= area.columns, isOffline {
      canvas.writeRight(canvas.strings.offline, .quiet, in: area.inset(right: 1), row: area.row)
    }
    var column = area.column + 1
    if shown.lowerBound > 0 {
      column += canvas.write(canvas.glyphs.hiddenLeft, .quiet, at: column, area.row) + 1
    }
    for tab in tabs[shown] { column += draw(tab, at: column, area.row, on: &canvas) + 3 }
    if shown.upperBound < tabs.count - 1 {
      canvas.write(canvas.glyphs.hiddenRight, .quiet, at: column - 2, area.row)
    }
  }
}
