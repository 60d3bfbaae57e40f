import SquadCore
import TerminalKit

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
