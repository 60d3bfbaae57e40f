import SquadCore
import TerminalKit

/// How the detail pane divides its rows: the text that scrolls, what went wrong or was left out,
/// and who must be named for the data.
struct DetailPaneLayout: Equatable, Sendable {
  let text: Rect
  let status: Rect
  let attribution: Rect

  init(_ state: borrowing AppState, _ detail: Detail, in screen: ScreenLayout) {
    let hasNotice = state.shownDetail.flatMap { state.detailNotice(of: $0.id, in: screen) } != nil
    self.init(detail, hasNotice: hasNotice, in: screen.detail)
  }

  init(_ detail: Detail, hasNotice: Bool, in pane: Rect) {
    let above = pane.split(bottom: detail.attribution != nil ? 1 : 0)
    attribution = above.bottom
    (text, status) = above.rest.split(bottom: hasNotice ? 1 : 0)
  }
}

/// What the detail pane's last line says.
enum DetailNotice: Equatable {
  case failed(Failure)
  /// So many records could not be read.
  case unreadable(Int)
}

extension AppState {
  /// What the last line of a shown detail's pane says; nil where there is nothing to say, and
  /// where the list beside it says the same.
  func detailNotice(of id: EntryID, in screen: ScreenLayout) -> DetailNotice? {
    guard let loaded = details[id] else { return nil }
    if case .failed(let failure, _) = loaded {
      if !screen.list.isEmpty, case .failed(let other) = level.phase, failure.isLike(other) {
        return nil
      }
      return .failed(failure)
    }
    return loaded.value.flatMap { $0.unreadable > 0 ? .unreadable($0.unreadable) : nil }
  }
}
