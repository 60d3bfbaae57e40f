import Basics
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The open inspector: the chosen action, and the actions queued meanwhile. It only observes the
/// store; reducers know nothing of the past. Belongs to the main thread.
package final class Inspector {
  /// Maximum number of queued actions before it returns to the present.
  package static let waitingLimit = 500

  let history: ActionHistory
  /// Lays out and draws the screen above it.
  package let layoutCache: LayoutCache
  /// Number of the chosen action; nil: the newest one, which is the present.
  private(set) var chosen: Int?
  /// Actions received while the past is shown, in order.
  package var waiting: [Action] = []
  /// Whether the table shows counts and totals in place of actions.
  private(set) var showsTotals = false
  private var total = 0
  /// The latest message.
  package var notice: ToastView?
  /// The table's first visible row.
  private var top = 0
  /// Names of changed parts by action, as far as computed.
  private var changed: [Int: [String]] = [:]
  private var shown: (number: Int, states: HistoryReplay.States?)?
  /// The content of the last frame.
  private var inspection: Inspection?

  /// Opens at the present. `context` is of the screen above it, and copied.
  package init(_ history: ActionHistory, _ context: RenderContext) {
    self.history = history
    layoutCache = LayoutCache(context)
  }

  /// Whether a past action is chosen, so that new ones wait.
  package var isPast: Bool { chosen != nil }

  /// Whether the inspector fits on a screen of this size.
  package static func fits(_ size: Size) -> Bool { !ScreenLayout.isTooSmall(size) }
}

/// Choosing an action.
extension Inspector {
  private var rows: Int {
    InspectorLayout(InspectorLayout.area(in: layoutCache.context.size), hasTotals: showsTotals)
      .table.rows
  }

  /// Moves to an older or newer action, or through the totals; stops at both ends.
  package func move(_ motion: Motion) {
    let (first, last) =
      showsTotals ? (0, max(history.totals.count - 1, 0)) : (history.oldest, history.newest)
    let index = showsTotals ? total : chosen ?? history.newest
    let row = motion.row(from: index - first, count: last - first + 1, rows: rows)
    let target = min(first + row, last)
    if showsTotals {
      total = target
    } else {
      chosen = target == history.newest ? nil : target
    }
  }

  /// Chooses a row of the table, counted from the first visible one.
  package func choose(row: Int) {
    guard let inspection else { return }
    if let totals = inspection.totals {
      if totals.rows.indices.contains(row) { total = totals.top + row }
    } else if inspection.rows.indices.contains(row) {
      let number = inspection.rows[row].record.number
      chosen = number == history.newest ? nil : number
    }
  }

  /// The click target of a cell, found by drawing the inspector once more; nil outside of it.
  package func hit(_ point: Point) -> HitTarget? {
    guard let inspection else { return nil }
    let area = InspectorLayout.area(in: layoutCache.context.size)
    var canvas = Canvas(layoutCache.context, recordsHits: true)
    canvas.hit(.overlay, in: area)
    InspectorView(inspection, in: area).draw(on: &canvas)
    return canvas.hits?[point]
  }

  /// Shows the totals in place of the actions, or the actions again.
  package func toggleTotals() {
    showsTotals.toggle()
    total = 0
    top = 0
  }

  /// Chooses the newest action; the caller then sends those that waited.
  package func returnToNow() { chosen = nil }
}

/// Drawing.
extension Inspector {
  /// The whole screen, with the state after the chosen action in the upper part.
  package func frame(_ now: AppState) -> Frame {
    let number = chosen ?? history.newest
    let states = states(around: number, now)
    var state = isPast ? states?.after ?? now : now
    // The present ones, since past pictures are never requested again.
    state.pictures = now.pictures
    layoutCache.context.takeTheme(of: state)
    layoutCache.context.strings.now = state.now
    let inspection = inspection(of: number, states, now)
    self.inspection = inspection
    let area = InspectorLayout.area(in: layoutCache.context.size)
    layoutCache.context.coveredRows = area.rows
    state.measure(layoutCache.viewport(of: state))
    var canvas = AppView.canvas(state, layoutCache)
    canvas.covers = true
    canvas.fill(area, .text)
    canvas.unlink(area)
    InspectorView(inspection, in: area).draw(on: &canvas)
    return canvas.frame
  }

  private func states(around number: Int, _ now: AppState) -> HistoryReplay.States? {
    if let shown, shown.number == number, isPast { return shown.states }
    var context = layoutCache.context
    context.coveredRows = 0
    let states = history.states(around: number, now: now, context)
    shown = (number, states)
    return states
  }

  private func inspection(
    of number: Int, _ states: HistoryReplay.States?, _ now: AppState
  ) -> Inspection {
    var inspection = Inspection(
      chosen: number, newest: history.newest, isPast: isPast, waiting: waiting.count,
      notice: notice)
    inspection.exports = history.exports
    inspection.record = history[number]
    inspection.frames = history.records.compactMap(\.frame?.bytes)
    if showsTotals {
      let totals = history.totals
      total = min(total, max(totals.count - 1, 0))
      let visible = window(total, first: 0, last: totals.count - 1)
      inspection.totals = Inspection.Totals(
        rows: Array(totals[visible]), top: visible.lowerBound, chosen: total - visible.lowerBound,
        count: totals.count)
    } else {
      let visible = window(number, first: history.oldest, last: history.newest)
      inspection.rows = visible.compactMap { number in
        history[number].map { ($0, changes(of: number, now)) }
      }
    }
    if let states {
      inspection.hasStates = true
      inspection.changes = states.before.changes(to: states.after).map { change in
        let strings = layoutCache.context.strings
        return Inspection.Change(
          path: change.path, old: strings.text(of: change.old),
          new: strings.text(of: change.new, after: change.old))
      }
    }
    return inspection
  }

  /// The visible rows of the table, the chosen one among them.
  private func window(_ index: Int, first: Int, last: Int) -> Range<Int> {
    let rows = max(rows, 1)
    top = min(max(top, index - rows + 1), index)
    top = max(min(top, last - rows + 1), first)
    return top..<max(min(top + rows, last + 1), top)
  }

  /// Names of the parts that an action changed; nil if no longer known.
  func changes(of number: Int, _ now: AppState) -> [String]? {
    if let known = changed[number], number != history.newest { return known }
    var context = layoutCache.context
    context.coveredRows = 0
    changed.merge(history.changes(inSegmentOf: number, now: now, context)) { $1 }
    return changed[number]
  }
}
