import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// One row of a list: the title, a star for members, and the column at the right; in an area of two
/// lines the note below them.
struct EntryRow {
  let entry: Entry
  /// The column at the right; nil: the subtitle as it is.
  var column: ListColumn?
  /// The sort order's column, if that replaces the list's own.
  var sortColumn = SortOrder.Column.list
  let isMember: Bool
  /// `.text`, or the role of the selection bar across the row.
  let role: Role
  let query: SearchQuery?
  /// Subtitle or id that distinguishes the row from another of the same title.
  var distinction: String?
  /// Column widths of prices; nil in a pane without any.
  var quotes: QuoteColumns?
  /// Whether its price is outdated.
  var isOld = false
  /// Whether it is a record of a user's file, whose words and numbers stay as they are.
  var isOwn = false

  func draw(in area: Rect, on canvas: inout Canvas) {
    if let quote = entry.quote, let quotes { return draw(quote, quotes, in: area, on: &canvas) }
    let star = isMember ? " \(canvas.glyphs.star)" : ""
    let (name, subtitle) = texts(beside: PlainText.width(of: star), columns: area.columns, canvas)
    let available = area.columns - (subtitle.isEmpty ? 0 : PlainText.width(of: subtitle) + 2)
    let width = canvas.write(
      title: name, matching: query, role, at: area.column, area.row,
      columns: available - PlainText.width(of: star))
    canvas.write(star, .star.on(role), at: area.column + width, area.row)
    let plain: Role = hasFigures && !isLeast ? .text : .quiet
    canvas.writeRight(subtitle, plain.on(role), in: area, row: area.row)
    guard area.rows > 1, let note = entry.note.map(canvas.strings.text(ofValue:)) else { return }
    let cut = canvas.glyphs.cut(note, to: area.columns)
    canvas.write(cut, .quiet.on(role), at: area.column, area.row + 1)
  }

  /// Whether the figure is only a lower bound, since others are unknown.
  private var isLeast: Bool { sortColumn == .list && column?.isLeast(entry) == true }

  private var hasFigures: Bool {
    switch sortColumn {
    case .list: column?.hasFigures == true
    case .words: false
    case .figures: true
    }
  }

  /// The title and the text at the right. A duplicate title gets its distinction at the right, or
  /// beside it, before the title's end, if that doesn't fit.
  private func texts(
    beside star: Int, columns: Int, _ canvas: Canvas
  ) -> (title: String, subtitle: String) {
    let (strings, ellipsis) = (canvas.strings, canvas.glyphs.ellipsis)
    let title = strings.title(entry.title, of: entry.id)
    let whole = entry.subtitle
    let isSorted = sortColumn != .list
    let subtitle =
      isSorted
      ? entry.sortText.map { spelled($0, strings) } ?? "—" : columnText(of: entry, strings)
    let width = PlainText.width(of: title) + star
    guard let distinction else {
      return (title, cut(subtitle, beside: width, columns: columns, ellipsis))
    }
    let told = spelled(distinction, strings)
    var shown = ""
    if distinction == whole, !subtitle.isEmpty, !isSorted {
      if cut(subtitle, beside: width, columns: columns, ellipsis) == subtitle {
        return (title, subtitle)
      }
    } else {
      let nameWidth = width + PlainText.width(of: Self.separator + told)
      shown = cut(subtitle, beside: nameWidth, columns: columns, ellipsis)
    }
    let taken = star + (shown.isEmpty ? 0 : PlainText.width(of: shown) + 2)
    return (name(title, told, columns: columns - taken, ellipsis), shown)
  }

  private func spelled(_ text: String, _ strings: Strings) -> String {
    isOwn ? text : strings.text(ofValue: text)
  }

  private static let separator = " · "

  /// A title with the text that distinguishes it. A long title gives way to that; a long id loses
  /// its start, since ids that are made of equal titles differ at the end.
  private func name(
    _ title: String, _ distinction: String, columns: Int, _ ellipsis: String
  ) -> String {
    let least = min(PlainText.width(of: title), Self.minimumTitleColumns)
    var ending = distinction
    if distinction == entry.id.path {
      let rest = columns - least - PlainText.width(of: Self.separator)
      let available = max(rest, Self.minimumColumns)
      ending = PlainText.suffix(distinction, columns: available, ellipsis: ellipsis).text
    }
    ending = Self.separator + ending
    let available = max(columns - PlainText.width(of: ending), least)
    return PlainText.title(title, columns: available, ellipsis: ellipsis).text + ending
  }

  /// The text at the right in the list's own column.
  private func columnText(of entry: Entry, _ strings: Strings) -> String {
    guard let column else {
      return spelled(strings.subtitle(entry.subtitle, of: entry.id), strings)
    }
    if let match = query.flatMap({ column.match(of: $0, in: entry) }) { return match }
    let text = column.text(of: entry)
    return column.hasFigures ? strings.spelled(text) : text
  }

  /// Draws a row with a price: title, star, name, price.
  private func draw(
    _ quote: Quote, _ quotes: QuoteColumns, in area: Rect, on canvas: inout Canvas
  ) {
    let rate = canvas.strings.rate(quote)
    let available = area.columns - quotes.columns(of: quote, rate)
    let width = canvas.write(
      title: entry.title, matching: query, role, at: area.column, area.row, columns: available - 2)
    if isMember {
      canvas.write(" \(canvas.glyphs.star)", .star.on(role), at: area.column + width, area.row)
    }
    let left = available - width - Self.starColumns
    let subtitle = entry.subtitle
    if left >= Self.minimumNameColumns || PlainText.width(of: subtitle) <= left {
      let name = canvas.glyphs.cut(subtitle, to: left)
      canvas.write(name, .quiet.on(role), at: area.column + width + Self.starColumns, area.row)
    }
    quotes.draw(quote, rate, isOld: isOld, role, in: area, on: &canvas)
  }

  /// Columns of the star between title and name, with a space at each side.
  private static let starColumns = 3
  /// Minimum columns of a cut name beside a price.
  private static let minimumNameColumns = 6

  /// Widest subtitle that is never cut, since a count must not be; and minimum columns in which a
  /// cut one still distinguishes namesakes.
  private static let uncutColumns = 12
  private static let minimumColumns = 8
  /// Minimum columns of a title beside the sort column or what distinguishes it.
  private static let minimumTitleColumns = 12

  /// The subtitle if it fits, or would fit beside a cut title; else the start of a name, or
  /// nothing.
  private func cut(
    _ subtitle: String, beside title: Int, columns: Int, _ ellipsis: String
  ) -> String {
    let width = PlainText.width(of: subtitle)
    if title + 2 + width <= columns || width * 3 < columns { return subtitle }
    if sortColumn != .list, columns - width - 2 >= Self.minimumTitleColumns { return subtitle }
    let available = columns - title - 2
    guard width > Self.uncutColumns, available >= Self.minimumColumns else { return "" }
    return PlainText.prefix(subtitle, columns: available, ellipsis: ellipsis).text
  }
}
