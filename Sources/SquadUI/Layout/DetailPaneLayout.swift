import SquadCore
import TerminalKit

/// How the detail pane divides its rows: the text that scrolls, what went wrong, and who must be
/// named for the data.
package struct DetailPaneLayout: Equatable, Sendable {
  package let text: Rect
  package let status: Rect
  package let attribution: Rect

  package init(_ detail: LoadedDetail?, in pane: Rect) {
    let named = detail?.value?.attribution != nil
    let above = pane.split(bottom: named ? 1 : 0)
    attribution = above.bottom
    let hasStatus = if case .failed(_, .some) = detail { true } else { false }
    (text, status) = above.rest.split(bottom: hasStatus ? 1 : 0)
  }
}
