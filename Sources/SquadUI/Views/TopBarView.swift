import PlainText
import SquadCore
import TerminalKit

/// The tabs with their counts, the open one a filled chip, and at the right how fresh the shown list
/// is, in a kiosk after how many are here. What does not fit goes in this order: the program's name,
/// how many are here, the other tabs' counts, the freshness's date, tabs. Without a network by choice it says so for as long as it is so.
struct TopBarView: PartView {
  private let catalogues: [CatalogueInfo]
  private let open: CatalogueID
  /// How many each catalogue's first list has; before that is loaded, how many are bundled.
  private let counts: [Int?]
  private let freshness: Freshness?
  private let isLoading: Bool
  private let isOffline: Bool
  /// Visitors of a kiosk; nil where nobody else is here.
  private let visitors: Int?

  init(_ state: borrowing AppState, _ level: Level) {
    catalogues = state.catalogues
    open = state.browser.current.catalogue
    counts = state.catalogues.map { catalogue in
      catalogue.lists.first.flatMap { list in
        state.browser.expectedTotal(of: list.id) ?? list.bundledCount
      }
    }
    freshness = level.shownFreshness
    let isWaiting = level.phase.isLoading || level.filter?.request != nil
    isLoading = isWaiting && state.isLive(state.browser.current.catalogue)
    isOffline = state.isOffline
    visitors = state.visit?.here.flatMap { $0 > 1 ? $0 : nil }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let choices = choices(canvas.strings, canvas.glyphs)
    guard let choice = choices.first(where: { $0.columns <= area.columns }) else {
      return drawScrolled(in: area, on: &canvas)
    }
    var column = area.column + 1
    if choice.hasName {
      column += canvas.write(canvas.strings.program, .quiet, at: column, area.row) + 3
    }
    for tab in choice.tabs {
      column += draw(tab, at: column, area.row, on: &canvas) + 3
    }
    drawFreshness(choice.freshness, in: area.inset(right: 1), on: &canvas)
  }

  private func drawFreshness(_ text: String, in area: Rect, on canvas: inout Canvas) {
    let column = canvas.writeRight(text, .quiet, in: area, row: area.row)
    if !isLoading, case .live = freshness, column < area.endColumn {
      canvas.write(canvas.glyphs.live, .riseSign, at: column, area.row)
    }
  }

  private struct Tab {
    let index: Int
    /// The key that opens it; empty where none does.
    let key: String
    let title: String
    let count: String
    let isOpen: Bool

    var text: String { [key, title, count].filter { !$0.isEmpty }.joined(separator: " ") }
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
  private func choices(_ strings: Strings, _ glyphs: Glyphs) -> some Sequence<Choice> {
    typealias Way = (
      hasName: Bool, hasVisitors: Bool, hasOtherCounts: Bool, length: FreshnessLength
    )
    let ways: [Way] = [
      (true, true, true, .whole), (true, true, true, .date), (false, true, true, .date),
      (true, false, true, .whole), (true, false, true, .date), (false, false, true, .date),
      (false, false, false, .date), (false, false, false, .word),
    ]
    let possible = ways.lazy.filter { way in
      (isLoading || way.length != .whole) && (visitors != nil || !way.hasVisitors)
    }
    return possible.map { way in
      let parts = [
        way.hasVisitors ? visitors.map(strings.visitors) : nil,
        freshnessText(way.length, strings, glyphs),
      ]
      return Choice(
        hasName: way.hasName, tabs: tabs(hasOtherCounts: way.hasOtherCounts, strings),
        freshness: parts.compactMap { $0 }.filter { !$0.isEmpty }
          .joined(separator: glyphs.separator), program: strings.program)
    }
  }

  /// How much is said of the freshness: with what is going on, with its date, or its word alone.
  private enum FreshnessLength {
    case whole, date, word
  }

  /// `○ offline · bundled 21 Nov 2026`, `◌ saved 12:04 · asking`, `● live 12:04`, in short
  /// `○ offline` and `● live`.
  private func freshnessText(
    _ length: FreshnessLength, _ strings: Strings, _ glyphs: Glyphs
  ) -> String {
    let text = freshness.map { strings.text(of: $0, isShort: length == .word) }
    var parts = [isOffline ? strings.offline : nil, text].compactMap { $0 }
    if length == .word { parts = Array(parts.prefix(1)) }
    if isLoading, length == .whole { parts.append(strings.asking) }
    guard !parts.isEmpty else { return "" }
    return (sign(glyphs).map { $0 + " " } ?? "") + parts.joined(separator: glyphs.separator)
  }

  /// How fresh the list is at a glance; the words are exact.
  private func sign(_ glyphs: Glyphs) -> String? {
    if isLoading { return glyphs.pending }
    return switch freshness {
    case .live: glyphs.live
    case .saved: glyphs.saved
    case .bundled: glyphs.bundled
    case nil: nil
    }
  }

  private func tabs(hasOtherCounts: Bool, _ strings: Strings) -> [Tab] {
    zip(catalogues, counts).enumerated().map { index, tab in
      let isOpen = tab.0.id == open
      let count = isOpen || hasOtherCounts ? tab.1 : nil
      let key = index < Command.tabs.count ? strings.key(Command.tabs[index]) : nil
      return Tab(
        index: index, key: key ?? "", title: tab.0.title,
        count: count.map(strings.number) ?? "",
        isOpen: isOpen)
    }
  }

  private func draw(_ tab: Tab, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int {
    canvas.hit(
      .tab(tab.index),
      in: Rect(column: column - 1, row: row, columns: PlainText.width(of: tab.text) + 2, rows: 1))
    if tab.isOpen {
      // The chip reaches into the gaps beside it.
      return canvas.write(" \(tab.text) ", .tab, at: column - 1, row) - 2
    }
    var width = tab.key.isEmpty ? 0 : canvas.write("\(tab.key) ", .quiet, at: column, row)
    width += canvas.write(tab.title, .text, at: column + width, row)
    if !tab.count.isEmpty {
      width += canvas.write(" \(tab.count)", .quiet, at: column + width, row)
    }
    return width
  }

  /// Where not even the bare tabs fit: the open one, with as many of its neighbours as fit, and
  /// signs for the hidden ones.
  private func drawScrolled(in area: Rect, on canvas: inout Canvas) {
    let tabs = tabs(hasOtherCounts: false, canvas.strings)
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
