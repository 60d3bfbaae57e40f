import SquadCore
import TerminalKit

/// Divides the rows of the list pane: search field, entries, and status line.
struct ListLayout: Equatable, Sendable {
  let field: Rect
  let rows: Rect
  let status: Rect
  /// Lines of an entry: two where the list has notes and the pane is high enough for them.
  let entryLines: Int

  /// Minimum rows for entries of two lines.
  private static let minimumRows = 12

  /// Number of entries that fit.
  var shownEntries: Int { rows.rows / entryLines }

  init(_ openList: borrowing OpenList, in pane: Rect) {
    var rest = pane
    (field, rest) = rest.split(top: openList.filter == nil ? 0 : 1)
    (rows, status) = rest.split(bottom: openList.hasStatus ? 1 : 0)
    entryLines = openList.column?.hasNotes == true && rows.rows >= Self.minimumRows ? 2 : 1
  }
}

extension OpenList {
  /// Whether the service delivered fewer entries than it announced.
  private var isCutShort: Bool { hasEnded && live?.isComplete == false }

  /// Whether the last row reports a failure, unreadable records, or loading.
  var hasStatus: Bool {
    let isMissing = unreadable > 0 || file?.isMissing == true
    if isMissing || shownFailure != nil || awaitsMatches { return true }
    return switch phase {
    // The title says how far a file is read.
    case .loadingMore: file == nil
    case .refreshing(_, isRoutine: false), .failed: true
    case .loading: entries.isEmpty || isSortingLong
    case .loaded: isCutShort
    case .idle, .refreshing(_, isRoutine: true): false
    }
  }
}
