import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The visible rows and their inputs. A move of the selection redraws two rows without looking at
/// others; otherwise a key takes 13 % longer.
struct CachedListRows {
  private struct Selection: Equatable {
    let row: Int
    let isFocused: Bool
  }

  private var rows: ListRows?
  private var style: ListRowStyle?
  /// When all rows were last drawn, and whether any has a price, which becomes outdated with time.
  private var drawn: Moment?
  private var hasPrice = false
  private var selection: Selection?
  /// The hardware cursor's position, if the selected row placed it.
  private var cursor: Point?

  /// Redraws the changed rows on a canvas that holds the previous frame.
  mutating func draw(
    _ state: AppState, _ openList: OpenList, _ layout: ScreenLayout, _ parts: ListLayout,
    in area: Rect, on canvas: inout Canvas
  ) {
    let rows = ListRows(state, openList, parts, in: area)
    let isFocused = state.focusedPane(in: layout) == .list
    let before = selection
    let selection = Selection(row: openList.cursor.row, isFocused: isFocused)
    self.selection = selection
    let isSame = rows == self.rows && (!hasPrice || state.now == drawn)
    // Stored even if equal: values that share storage compare at once the next time.
    self.rows = rows
    if !isSame {
      drawAll(rows, state, openList, on: &canvas)
    } else if let style, selection != before {
      cursor = nil
      if let before, before.row != selection.row {
        draw(before.row, rows, style, state, openList, on: &canvas)
      }
      draw(selection.row, rows, style, state, openList, on: &canvas)
    }
    if let cursor { canvas.placeCursor(cursor.column, cursor.row) }
  }

  private mutating func drawAll(
    _ rows: ListRows, _ state: AppState, _ openList: OpenList, on canvas: inout Canvas
  ) {
    let style = ListRowStyle(state, openList, rows, canvas.strings, canvas.glyphs)
    self.style = style
    drawn = state.now
    hasPrice = false
    cursor = nil
    let top = openList.cursor.top
    let shown = min(max(openList.count - top, 0), rows.shownEntries)
    for index in top..<top + shown { draw(index, rows, style, state, openList, on: &canvas) }
    _ = canvas.redraw(rows.area.rows(from: shown * rows.entryLines, count: rows.area.rows)) { _ in }
  }

  private mutating func draw(
    _ index: Int, _ rows: ListRows, _ style: ListRowStyle, _ state: AppState, _ openList: OpenList,
    on canvas: inout Canvas
  ) {
    let offset = index - openList.cursor.top
    guard offset >= 0, offset < rows.shownEntries, let selection else { return }
    let entry = openList.entry(at: index)
    if entry?.quote != nil { hasPrice = true }
    let area = rows.area.rows(from: offset * rows.entryLines, count: rows.entryLines)
    let isSelected = index == selection.row
    let role: Role = isSelected ? (selection.isFocused ? .selection : .otherSelection) : .text
    let placed = canvas.redraw(area) { canvas in
      canvas.hit(.row(index), in: area)
      if isSelected {
        canvas.fill(area, role)
        canvas.mark(isFocused: selection.isFocused, role, at: area.column, area.row)
      }
      let content = area.inset(left: 2, right: 1)
      if let entry {
        if state.picker?.marks.contains(entry.id) == true {
          canvas.write(canvas.glyphs.done, .star.on(role), at: area.column + 1, area.row)
        }
        style.row(index, entry, role, at: state.now).draw(in: content, on: &canvas)
      } else if let collapsed = openList.collapsedRows, collapsed.row == index {
        CollapsedRow(count: collapsed.collapsedCount, role: role).draw(in: content, on: &canvas)
      }
    }
    if isSelected { cursor = placed }
  }
}

/// The last row of a list, for all entries without a rate: `152 without a rate · Enter shows them`;
/// in a narrow list without the hint, which the footer gives, too.
struct CollapsedRow {
  let count: Int
  let role: Role

  func draw(in area: Rect, on canvas: inout Canvas) {
    let whole = canvas.strings.collapsed(count)
    let text = PlainText.width(of: whole) <= area.columns ? whole : canvas.strings.unrated(count)
    let cut = canvas.glyphs.cut(text, to: area.columns)
    canvas.write(cut, Role.quiet.on(role), at: area.column, area.row)
  }
}

/// The content of a list's rows, without the selection.
struct ListRows: Equatable {
  private let entries: EntryList
  private let filter: Filter?
  private let collapsed: CollapsedRows?
  private let top: Int
  private let members: [Member]
  /// Changes with the marks of a picker.
  private let marks: Int?
  let area: Rect
  let entryLines: Int
  let shownEntries: Int

  init(_ state: borrowing AppState, _ openList: OpenList, _ parts: ListLayout, in area: Rect) {
    entries = openList.entries
    filter = openList.filter
    collapsed = openList.collapsedRows
    top = openList.cursor.top
    members = state.squad.saved.members
    marks = state.picker?.marks.revision
    self.area = area
    entryLines = parts.entryLines
    shownEntries = parts.shownEntries
  }

  var memberIDs: Set<EntryID> { Set(members.map(\.id)) }
}

/// Properties that the visible rows share, computed once for all.
struct ListRowStyle {
  private let query: SearchQuery?
  private let members: Set<EntryID>
  private let quotes: QuoteColumns?
  private let column: ListColumn?
  private let sortColumn: SortOrder.Column
  private let isOwn: Bool
  /// Text that distinguishes a row from others of the same title, by row.
  private let distinctions: [Int: String]

  init(
    _ state: AppState, _ openList: OpenList, _ rows: ListRows, _ strings: Strings, _ glyphs: Glyphs
  ) {
    query = openList.filter?.query
    members = rows.memberIDs
    quotes = Self.quoteColumns(openList, in: rows.area, strings, glyphs)
    column = openList.column
    sortColumn = openList.shownSort?.column ?? .list
    isOwn = state.showsRecords(in: openList)
    distinctions = Self.distinctions(openList, in: rows.area)
  }

  /// The row at an index of the list.
  func row(_ index: Int, _ entry: Entry, _ role: Role, at now: Moment?) -> EntryRow {
    EntryRow(
      entry: entry, column: column, sortColumn: sortColumn,
      isMember: !members.isEmpty && members.contains(entry.id), role: role, query: query,
      distinction: distinctions[index], quotes: quotes, isOld: entry.quote?.isOld(at: now) ?? false,
      isOwn: isOwn)
  }

  /// The subtitle, else the id, of each visible row that shares its title with another row.
  /// Compares the visible rows and the ones just above and below them.
  private static func distinctions(_ openList: OpenList, in area: Rect) -> [Int: String] {
    let first = max(openList.cursor.top - 1, 0)
    let rows = (first...openList.cursor.top + area.rows).compactMap { openList.entry(at: $0) }
    guard rows.first?.quote == nil else { return [:] }
    var distinctions: [Int: String] = [:]
    // Read once: an entry builds its texts on each access.
    let titles = rows.map(\.title)
    for (index, entry) in rows.enumerated() {
      // Comparing a screenful is faster than hashing it.
      let title = titles[index]
      let length = title.utf8.count
      let twins = titles.indices.filter {
        $0 != index && titles[$0].utf8.count == length && titles[$0] == title
      }
      guard !twins.isEmpty else { continue }
      let subtitle = entry.subtitle
      let isTold = !subtitle.isEmpty && !twins.contains { rows[$0].subtitle == subtitle }
      distinctions[first + index] = isTold ? subtitle : entry.id.path
    }
    return distinctions
  }

  /// Column widths for the visible prices; nil if there are none.
  private static func quoteColumns(
    _ openList: OpenList, in area: Rect, _ strings: Strings, _ glyphs: Glyphs
  ) -> QuoteColumns? {
    guard openList.entry(at: openList.cursor.top)?.quote != nil else { return nil }
    let shown = (openList.cursor.top..<openList.cursor.top + area.rows)
    let quotes = shown.compactMap { openList.entry(at: $0)?.quote }
    return QuoteColumns(quotes, columns: area.columns - 2, strings, glyphs)
  }
}
