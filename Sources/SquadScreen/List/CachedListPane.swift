import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The list pane in cached parts: title with breadcrumbs, search field, rows or cards, status line,
/// and the column at the right.
struct CachedListPane {
  private var title = CachedView<ListTitleView>()
  private var field = CachedView<SearchFieldView>()
  private var rows = CachedListRows()
  private var cards = CachedGridCards()
  private var empty = CachedView<EmptyListView>()
  private var status = CachedView<ListStatusView>()
  private var bar = CachedView<ListBarView>()

  /// Redraws the changed parts on a canvas that holds the previous frame.
  mutating func draw(
    _ state: AppState, _ openList: OpenList, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    // A single-pane screen that shows a detail has no list.
    guard !layout.list.isEmpty else { return }
    canvas.hit(.list, in: layout.listTitle)
    canvas.hit(.list, in: layout.list)
    let hasOwnBar = layout.separator.isEmpty
    let heading = ListTitleView(state, openList, layout, canvas.strings)
    title.draw(heading, in: layout.listTitle, on: &canvas)
    let parts = ListLayout(openList, in: layout.list)
    let area = parts.rows.inset(right: hasOwnBar ? 1 : 0)
    if openList.count > 0 {
      empty = CachedView()
      if let grid = layout.grid {
        cards.draw(state, openList, grid, layout, in: area, on: &canvas)
      } else {
        rows.draw(state, openList, layout, parts, in: area, on: &canvas)
      }
    } else {
      rows = CachedListRows()
      cards = CachedGridCards()
      empty.draw(EmptyListView(state, openList), in: area, on: &canvas)
    }
    // After the rows, so that the cursor ends up in the open field.
    if let filter = openList.filter {
      field.draw(SearchFieldView(state, filter), in: parts.field, on: &canvas)
    } else {
      field = CachedView()
    }
    if parts.status.isEmpty {
      status = CachedView()
    } else {
      let report = ListStatusView(state, openList, in: parts.status, canvas)
      status.draw(report, in: parts.status, on: &canvas)
    }
    drawBar(openList, parts, layout, on: &canvas)
  }

  private mutating func drawBar(
    _ openList: OpenList, _ parts: ListLayout, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    let hasOwnBar = layout.separator.isEmpty
    let column = hasOwnBar ? layout.list.split(right: 1).right : layout.separator
    let track = column.rows(from: parts.rows.row - layout.list.row, count: parts.rows.rows)
    let thumb =
      if let grid = layout.grid {
        Canvas.thumb(
          in: track, top: openList.topRow(in: grid), rows: grid.rows,
          of: grid.rows(of: openList.expectedCount))
      } else {
        Canvas.thumb(
          in: track, top: openList.cursor.top, rows: parts.shownEntries, of: openList.expectedCount)
      }
    let view = ListBarView(hasRule: !hasOwnBar, thumb: thumb)
    if !hasOwnBar { canvas.hit(layout.grid == nil ? .divider : .list, in: column) }
    bar.draw(view, in: hasOwnBar ? track : column, on: &canvas)
  }
}

/// The column beside the rows: the rule between the panes, and the scroll bar.
struct ListBarView: PartView {
  let hasRule: Bool
  let thumb: Rect?

  func draw(in area: Rect, on canvas: inout Canvas) {
    if hasRule { canvas.fill(area, with: canvas.glyphs.vertical, .rule) }
    if let thumb { canvas.fill(thumb, with: canvas.glyphs.thumb, .quiet) }
  }
}

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
  /// Whether the last row reports a failure, unreadable records, or loading.
  var hasStatus: Bool {
    let isMissing = unreadable > 0 || file?.isMissing == true
    if isMissing || shownFailure != nil || awaitsMatches { return true }
    return switch phase {
    // The title says how far a file is read.
    case .loadingMore: file == nil
    case .refreshing(_, isRoutine: false), .failed: true
    case .loading: entries.isEmpty || isSortingLong
    // The service delivered fewer entries than it announced.
    case .loaded: hasEnded && live?.isComplete == false
    case .idle, .refreshing(_, isRoutine: true): false
    }
  }
}

/// The list pane's last row: a failure, unreadable records, or loading with its progress.
struct ListStatusView: PartView {
  private let text: String
  private let role: Role
  private let bar: ProgressBar?

  /// Columns left blank at each side.
  private static let indent = 1

  init(_ state: borrowing AppState, _ openList: OpenList, in area: Rect, _ canvas: Canvas) {
    let columns = area.columns - Self.indent - 1
    // `EmptyListView` says in place of the rows that the file is being read.
    let isSaid =
      openList.filter == nil && openList.unreadable == 0
      && state.fileBeingRead(for: openList) != nil
    if isSaid {
      (text, role, bar) = ("", .quiet, nil)
    } else if let failure = openList.shownFailure {
      text = canvas.strings.error(
        of: failure, offersRetry: state.offersRetry(after: failure), columns: columns,
        canvas.glyphs)
      (role, bar) = (.error, nil)
    } else {
      let status = canvas.strings.status(of: openList, columns: columns, canvas.glyphs)
      text = canvas.glyphs.cut(status, to: columns)
      role = .quiet
      let available = columns - PlainText.width(of: text) - 1
      bar = openList.phase.isLoading ? ProgressBar(openList.fetchStatus, columns: available) : nil
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let width = canvas.write(text, role, at: area.column + Self.indent, area.row)
    guard let bar else { return }
    let start = area.column + Self.indent + width + 1
    canvas.write(bar.full(canvas.glyphs), .quiet, at: start, area.row)
    canvas.write(bar.empty(canvas.glyphs), .track, at: start + bar.fullColumns, area.row)
  }
}
