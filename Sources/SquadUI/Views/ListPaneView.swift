import PlainText
import SquadCore
import TerminalKit

/// The list: its title with the way down to it, the search field, the rows, and what went wrong.
enum ListPaneView {
  static func draw(_ state: AppState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    canvas.fill(layout.separator, with: canvas.glyphs.vertical, .rule)
    guard !layout.list.isEmpty else { return }
    let level = state.level
    drawTitle(state, level, layout, on: &canvas)
    let parts = ListLayout(level, in: layout.list)
    drawField(state, level, in: parts.field, on: &canvas)
    let hasOwnBar = layout.separator.isEmpty
    drawRows(state, level, in: parts.rows.inset(right: hasOwnBar ? 1 : 0), on: &canvas)
    drawStatus(state, level, in: parts.status, on: &canvas)
    let bar = hasOwnBar ? layout.list.split(right: 1).right : layout.separator
    canvas.scrollBar(
      in: bar.rows(from: parts.rows.row - layout.list.row, count: parts.rows.rows),
      top: level.cursor.top, rows: parts.rows.rows, of: level.expectedCount)
  }

  private static func drawTitle(
    _ state: AppState, _ level: Level, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    let area = layout.listTitle
    canvas.rule(area)
    if !layout.separator.isEmpty {
      canvas.fill(area.split(right: 1).right, with: canvas.glyphs.downTee, .rule)
    }
    let isFocused = state.focus == .list || state.focus == .search
    let sort = level.sort.map { " \(canvas.strings.sort($0, canvas.glyphs)) " } ?? ""
    let count = canvas.strings.count(of: level).map { " \($0)" } ?? ""
    let room = area.columns - 5 - PlainText.width(of: count)
    let sortColumns = PlainText.width(of: sort) + 1
    let path = ([state.catalogue?.title ?? ""] + level.crumbs).joined(
      separator: " \(canvas.glyphs.opens) ")
    let title = level.crumbs.isEmpty ? level.title : path
    let fits = PlainText.width(of: title) + sortColumns <= room
    let cut = PlainText.suffix(title, columns: room, ellipsis: canvas.glyphs.ellipsis).text
    var column = area.column + 1
    column += canvas.write(" ", .text, at: column, area.row)
    column += canvas.write(cut, isFocused ? .accent : .heading, at: column, area.row)
    canvas.write(count + " ", .dim, at: column, area.row)
    if !sort.isEmpty, fits {
      canvas.writeRight(sort, .dim, in: area.inset(right: 2), row: area.row)
    }
  }

  private static func drawField(
    _ state: AppState, _ level: Level, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty, let filter = level.filter else { return }
    let isOpen = state.focus == .search
    canvas.write("/", isOpen ? .accent : .dim, at: area.column, area.row)
    let text = PlainText.suffix(
      filter.text, columns: area.columns - 4, ellipsis: canvas.glyphs.ellipsis)
    let width = canvas.write(text.text, .heading, at: area.column + 2, area.row)
    if isOpen, state.overlay == nil { canvas.placeCursor(area.column + 2 + width, area.row) }
  }

  private static func drawRows(
    _ state: AppState, _ level: Level, in area: Rect, on canvas: inout Canvas
  ) {
    if level.count == 0 { return drawNothing(level, in: area, on: &canvas) }
    let isFocused = state.overlay == nil && (state.focus == .list || state.focus == .search)
    let fieldHasCursor = state.focus == .search
    let query = level.filter?.query
    let members = Set(state.squad.saved.members.map(\.id))
    let quotes = quoteColumns(level, in: area, canvas.glyphs)
    let distinctions = distinctions(level, in: area)
    for offset in 0..<area.rows {
      let index = level.cursor.top + offset
      guard let entry = level.entry(at: index) else { break }
      let row = area.rows(from: offset, count: 1)
      let isSelected = index == level.cursor.row
      if isSelected {
        let cursor = canvas.frame.cursor
        canvas.mark(isFocused: isFocused, at: row.column, row.row)
        if fieldHasCursor, let cursor { canvas.placeCursor(cursor.column, cursor.row) }
      }
      let role: Role = isSelected ? (isFocused ? .selection : .otherSelection) : .text
      EntryRow(
        entry: entry, isMember: !members.isEmpty && members.contains(entry.id), role: role,
        query: query,
        distinction: distinctions[index], quotes: quotes,
        isOld: entry.quote?.isOld(at: state.now) ?? false
      ).draw(in: row.inset(left: 2), on: &canvas)
    }
  }

  /// What tells shown rows from others of the same title that are shown too, or next to them: the
  /// subtitle, else the id.
  private static func distinctions(_ level: Level, in area: Rect) -> [Int: String] {
    let first = max(level.cursor.top - 1, 0)
    let rows = (first...level.cursor.top + area.rows).compactMap { level.entry(at: $0) }
    guard rows.first?.quote == nil else { return [:] }
    var distinctions: [Int: String] = [:]
    // An entry makes its texts each time they are read.
    let titles = rows.map(\.title)
    for (place, entry) in rows.enumerated() {
      // Comparing a screenful is quicker than hashing it.
      let title = titles[place]
      let length = title.utf8.count
      let twin = titles[..<place].firstIndex { $0.utf8.count == length && $0 == title }
      guard let twin else { continue }
      let isTold = !entry.subtitle.isEmpty && entry.subtitle != rows[twin].subtitle
      distinctions[first + place] = isTold ? entry.subtitle : entry.id.path
      if distinctions[first + twin] == nil || !isTold {
        let isTold = isTold && !rows[twin].subtitle.isEmpty
        distinctions[first + twin] = isTold ? rows[twin].subtitle : rows[twin].id.path
      }
    }
    return distinctions
  }

  /// How the shown rows' prices stand under each other; nil where none has one.
  private static func quoteColumns(
    _ level: Level, in area: Rect, _ glyphs: Glyphs
  ) -> QuoteColumns? {
    guard level.entry(at: level.cursor.top)?.quote != nil else { return nil }
    let shown = (level.cursor.top..<level.cursor.top + area.rows)
    let quotes = shown.compactMap { level.entry(at: $0)?.quote }
    return QuoteColumns(quotes, columns: area.columns - 2, glyphs)
  }

  private static func drawNothing(_ level: Level, in area: Rect, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    let columns = area.columns - 3
    let text: String
    if let filter = level.filter, !filter.query.isEmpty {
      let line = canvas.strings.noMatch(filter.text)
      // What to do is not parted in the middle.
      text = PlainText.width(of: line) > columns ? line.replacing(" · ", with: "\n") : line
    } else if level.phase == .loaded {
      text = canvas.strings.nothingHere
    } else {
      return
    }
    for (index, line) in PlainText.wrapped(text, columns: columns).enumerated() {
      canvas.write(String(line), .dim, at: area.column + 2, area.row + index)
      if index == area.rows - 1 { break }
    }
  }

  private static func drawStatus(
    _ state: AppState, _ level: Level, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let columns = area.columns - 2
    if case .failed(let failure) = level.phase {
      let text = canvas.strings.line(
        of: failure, offersRetry: state.offersRetry(after: failure), columns: columns,
        canvas.glyphs)
      canvas.write(text, .error, at: area.column + 1, area.row)
    } else {
      let text = PlainText.prefix(
        canvas.strings.status(of: level), columns: columns, ellipsis: canvas.glyphs.ellipsis
      ).text
      canvas.write(text, .dim, at: area.column + 1, area.row)
    }
  }
}
