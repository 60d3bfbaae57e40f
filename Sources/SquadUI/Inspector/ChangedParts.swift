import SquadCore

/// Names of the parts of the state that an action changed.
enum ChangedParts {
  static func names(_ before: AppState, _ after: AppState) -> [String] {
    var changes: [String] = []
    if before.browser.current != after.browser.current { changes.append("list") }
    if before.level.cursor != after.level.cursor { changes.append("cursor") }
    if before.level.entries != after.level.entries { changes.append("entries") }
    if before.level.filter != after.level.filter { changes.append("filter") }
    if before.level.grid != after.level.grid { changes.append("grid") }
    if before.level.phase != after.level.phase { changes.append("loading") }
    if before.browser.depth != after.browser.depth {
      changes.append("levels")
    }
    if before.shownDetail != after.shownDetail || before.loadedDetail != after.loadedDetail {
      changes.append("detail")
    }
    if before.comparison != after.comparison { changes.append("comparison") }
    if before.squad != after.squad { changes.append("squad") }
    if before.focus != after.focus { changes.append("focus") }
    if before.overlay != after.overlay { changes.append("overlay") }
    if before.message != after.message { changes.append("message") }
    if before.theme != after.theme { changes.append("theme") }
    return changes
  }
}
