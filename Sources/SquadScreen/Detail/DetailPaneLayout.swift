import SquadCore
import TerminalKit

/// Divides the rows of the detail pane: scrolled text, a notice, and the attribution of the data.
struct DetailPaneLayout: Equatable, Sendable {
  let text: Rect
  let status: Rect
  let attribution: Rect

  init(_ detail: Detail, hasNotice: Bool, in pane: Rect) {
    let above = pane.split(bottom: detail.attribution != nil ? 1 : 0)
    attribution = above.bottom
    (text, status) = above.rest.split(bottom: hasNotice ? 1 : 0)
  }
}

/// The notice at the bottom of the detail pane.
enum DetailNotice: Equatable {
  case failed(Failure)
  /// Number of records that could not be read.
  case unreadable(Int)
}

extension AppState {
  /// The notice for the shown detail; nil if there is none, or if the list beside it shows the
  /// same.
  func detailNotice(in screen: ScreenLayout) -> DetailNotice? {
    guard let shown = shownDetail, let loaded = details[shown.id] else { return nil }
    if case .failed(let failure, _) = loaded {
      if !screen.list.isEmpty, case .failed(let other) = openList.phase, failure.isLike(other) {
        return nil
      }
      return .failed(failure)
    }
    guard let unreadable = loaded.value?.unreadable, unreadable > 0 else { return nil }
    return .unreadable(unreadable)
  }
}
