import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The tabs with their counts, the open one as a filled chip; at the right the freshness of the
/// shown list, in a kiosk after the number of visitors. Dropped in this order for want of space:
/// the program's name, the visitors, the other tabs' counts, the freshness's date, the offline
/// note, tabs. The freshness itself is shown at every size.
struct TopBarView: PartView {
  private let catalogues: [CatalogueInfo]
  private let open: CatalogueID
  /// Length of each catalogue's first list; the bundled length until the list is loaded.
  private let counts: [Int?]
  private let freshness: FreshnessNote

  init(_ state: borrowing AppState, _ openList: OpenList) {
    catalogues = state.catalogues
    open = state.listStack.current.catalogue
    counts = state.catalogues.map { catalogue in
      catalogue.lists.first.flatMap { list in
        state.listStack.expectedTotal(of: list.id) ?? list.bundledCount
      }
    }
    let isWaiting = openList.phase.isLoading || openList.filter?.request != nil
    freshness = FreshnessNote(
      freshness: openList.shownFreshness,
      isLoading: isWaiting && state.isLive(state.listStack.current.catalogue),
      isOffline: state.isOffline && !state.isFile(state.listStack.current.catalogue),
      visitors: state.visit?.here.flatMap { $0 > 1 ? $0 : nil })
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
    freshness.draw(choice.freshness, in: area.inset(right: 1), on: &canvas)
  }

  private struct Tab {
    let index: Int
    /// The key that opens the tab; empty if none does.
    let key: String
    var title: String
    let count: String
    let isOpen: Bool

    var text: String { [key, title, count].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  private struct Choice {
    let hasName: Bool
    let tabs: [Tab]
    let freshness: FreshnessNote.Text
    let columns: Int

    init(hasName: Bool, tabs: [Tab], freshness: FreshnessNote.Text, program: String) {
      self.hasName = hasName
      self.tabs = tabs
      self.freshness = freshness
      let texts = (hasName ? [program] : []) + tabs.map(\.text)
      let gaps = 3 * max(texts.count - 1, 0)
      let note = freshness.columns
      columns = texts.reduce(gaps) { $0 + PlainText.width(of: $1) } + 2 + (note == 0 ? 0 : note + 3)
    }
  }

  /// Ways to fill the bar, the fullest first; lazy, so that none is computed after one that fits.
  private func choices(_ strings: Strings, _ glyphs: Glyphs) -> some Sequence<Choice> {
    typealias Way = (
      hasName: Bool, hasVisitors: Bool, hasOtherCounts: Bool, length: FreshnessNote.Length
    )
    let ways: [Way] = [
      (true, true, true, .whole), (true, true, true, .date), (false, true, true, .date),
      (true, false, true, .whole), (true, false, true, .date), (false, false, true, .date),
      (false, false, false, .date), (false, false, false, .word), (false, false, false, .least),
    ]
    let possible = ways.lazy.filter { way in
      (freshness.isLoading || way.length != .whole)
        && (freshness.visitors != nil || !way.hasVisitors)
    }
    return possible.map { way in
      Choice(
        hasName: way.hasName, tabs: tabs(hasOtherCounts: way.hasOtherCounts, strings),
        freshness: freshness.text(way.length, hasVisitors: way.hasVisitors, strings, glyphs),
        program: strings.program)
    }
  }

  private func tabs(hasOtherCounts: Bool, _ strings: Strings) -> [Tab] {
    zip(catalogues, counts).enumerated().map { index, tab in
      let isOpen = tab.0.id == open
      let count = isOpen || hasOtherCounts ? tab.1 : nil
      let key = index < Command.tabs.count ? strings.key(Command.tabs[index]) : nil
      return Tab(
        index: index, key: key ?? "", title: tab.0.title, count: count.map(strings.number) ?? "",
        isOpen: isOpen)
    }
  }

  private func draw(_ tab: Tab, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int {
    canvas.hit(
      .tab(tab.index),
      in: Rect(column: column - 1, row: row, columns: PlainText.width(of: tab.text) + 2, rows: 1))
    if tab.isOpen {
      // The chip extends into the gaps beside it.
      return canvas.write(" \(tab.text) ", .tab, at: column - 1, row) - 2
    }
    var width = tab.key.isEmpty ? 0 : canvas.write("\(tab.key) ", .quiet, at: column, row)
    width += canvas.write(tab.title, .text, at: column + width, row)
    if !tab.count.isEmpty {
      width += canvas.write(" \(tab.count)", .quiet, at: column + width, row)
    }
    return width
  }

  /// Draws the open tab with the neighbours that fit, and arrows for hidden ones, where not even
  /// the bare tabs fit. The freshness has priority over a neighbour.
  private func drawScrolled(in area: Rect, on canvas: inout Canvas) {
    var tabs = tabs(hasOtherCounts: false, canvas.strings)
    guard let open = tabs.firstIndex(where: \.isOpen) else { return }
    let notes = [FreshnessNote.Length.least, .sign].map {
      freshness.text($0, canvas.strings, canvas.glyphs)
    }
    // A file's name may be wider than the bar.
    let excess = columns(of: open...open, among: tabs, notes.last) - area.columns
    if excess > 0 {
      let title = tabs[open].title
      tabs[open].title = canvas.glyphs.cut(title, to: max(PlainText.width(of: title) - excess, 1))
    }
    let note = notes.first { columns(of: open...open, among: tabs, $0) <= area.columns }
    let shown = shown(around: open, among: tabs, note, columns: area.columns)
    if let note { freshness.draw(note, in: area.inset(right: 1), on: &canvas) }
    var column = area.column + 1
    if shown.lowerBound > 0 {
      column += canvas.write(canvas.glyphs.hiddenLeft, .quiet, at: column, area.row) + 1
    }
    for tab in tabs[shown] { column += draw(tab, at: column, area.row, on: &canvas) + 3 }
    if shown.upperBound < tabs.count - 1 {
      canvas.write(canvas.glyphs.hiddenRight, .quiet, at: column - 2, area.row)
    }
  }

  /// The range of tabs that fits around the open one; grows to the right first.
  private func shown(
    around open: Int, among tabs: [Tab], _ note: FreshnessNote.Text?, columns: Int
  ) -> ClosedRange<Int> {
    var shown = open...open
    while true {
      let right = shown.lowerBound...min(shown.upperBound + 1, tabs.count - 1)
      let left = max(shown.lowerBound - 1, 0)...shown.upperBound
      let wider = [right, left].first {
        $0 != shown && self.columns(of: $0, among: tabs, note) <= columns
      }
      guard let wider else { return shown }
      shown = wider
    }
  }

  /// Width of some tabs with the arrows for hidden ones, and of a note at the right.
  private func columns(
    of shown: ClosedRange<Int>, among tabs: [Tab], _ note: FreshnessNote.Text?
  ) -> Int {
    let texts = tabs[shown].reduce(3 * (shown.count - 1)) { $0 + PlainText.width(of: $1.text) }
    let left = shown.lowerBound > 0 ? 3 : 1
    let right = shown.upperBound < tabs.count - 1 ? 2 : 1
    let columns = note?.columns ?? 0
    return left + texts + right + (columns == 0 ? 0 : columns + 3)
  }
}

/// Freshness of the shown list in the top bar, as a glyph and as text; in a kiosk, preceded by the
/// number of visitors.
struct FreshnessNote: Equatable {
  let freshness: Freshness?
  let isLoading: Bool
  let isOffline: Bool
  /// Number of visitors of a kiosk; nil if nobody else is here.
  let visitors: Int?

  /// Level of detail: with the request in flight; with the date; without it; without the offline
  /// note; or the glyph alone.
  enum Length {
    case whole, date, word, least, sign
  }

  /// The text in two parts, since the glyph has its own colour.
  struct Text {
    let visitors: String
    let freshness: String

    var columns: Int { PlainText.width(of: visitors + freshness) }
  }

  /// `12 here · ○ offline · bundled 21 Nov 2026`, `◌ saved 12:04 · asking`, `● live 12:04`; in short
  /// `○ offline · bundled`, then `○ bundled`, then `○`.
  func text(
    _ length: Length, hasVisitors: Bool = false, _ strings: Strings, _ glyphs: Glyphs
  ) -> Text {
    let visitors = hasVisitors ? visitors.map(strings.visitors) : nil
    let freshness = freshnessText(length, strings, glyphs)
    let joint = freshness.isEmpty ? "" : glyphs.separator
    return Text(visitors: visitors.map { $0 + joint } ?? "", freshness: freshness)
  }

  private func freshnessText(_ length: Length, _ strings: Strings, _ glyphs: Glyphs) -> String {
    let sign = sign(glyphs)
    if length == .sign { return sign ?? "" }
    let isDated = length == .whole || length == .date
    let source = freshness.map { strings.text(of: $0, isShort: !isDated) }
    let choice = isOffline && (length != .least || source == nil) ? strings.offline : nil
    let asking = isLoading && length == .whole ? strings.asking : nil
    let text = [choice, source, asking].compactMap { $0 }.joined(separator: glyphs.separator)
    return [sign, text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The glyph for the freshness, or for a request in flight.
  private func sign(_ glyphs: Glyphs) -> String? {
    if isLoading { return glyphs.pending }
    return switch freshness {
    case .live: glyphs.live
    case .saved, .file: glyphs.saved
    case .bundled: glyphs.bundled
    case nil: nil
    }
  }

  /// Writes the note at the right end of an area.
  func draw(_ text: Text, in area: Rect, on canvas: inout Canvas) {
    let whole = text.visitors + text.freshness
    let start = canvas.writeRight(whole, .quiet, in: area, row: area.row)
    let column = start + PlainText.width(of: text.visitors)
    if !isLoading, case .live = freshness, column < area.endColumn {
      canvas.write(canvas.glyphs.live, .riseSign, at: column, area.row)
    }
  }
}
