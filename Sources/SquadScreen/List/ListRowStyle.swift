import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

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
    sortColumn = openList.sort?.column ?? .list
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
