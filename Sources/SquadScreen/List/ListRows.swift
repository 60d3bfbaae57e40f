import SquadCore
import TerminalKit

/// The content of a list's rows, without the selection.
struct ListRows: Equatable {
  private let entries: EntryList
  private let filter: Filter?
  private let fold: Fold?
  private let top: Int
  private let members: [Member]
  /// Changes with the marks of a picker.
  private let marks: Int?
  let area: Rect
  let entryLines: Int

  var shownEntries: Int { area.rows / entryLines }

  init(_ state: borrowing AppState, _ level: OpenList, _ parts: ListLayout, in area: Rect) {
    entries = level.entries
    filter = level.filter
    fold = level.shownFold
    top = level.cursor.top
    members = state.squad.saved.members
    marks = state.picker?.marks.revision
    self.area = area
    entryLines = parts.entryLines
  }

  var memberIDs: Set<EntryID> { Set(members.map(\.id)) }
}
