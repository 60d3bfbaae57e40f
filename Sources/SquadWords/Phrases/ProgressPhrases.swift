import PlainText
import SquadCore

/// The progress of loading.
extension Strings {
  /// `loading…`
  package var loading: String { say("loading…", "cargando…", "読み込み中…") }

  /// `◌ 51–100 of 1,564`, `◌ loading… 12 of 34`, `◌ loading…`
  func text(of status: FetchStatus, _ glyphs: Glyphs) -> String {
    let progress =
      switch status {
      case .unknown: loading
      case .rows(let first, let last, let total):
        "\(number(first))–\(number(last))\(say(" of ", " de ", " / "))\(number(total))"
      case .share(let percent): "\(loading) \(self.percent(percent))"
      case .parts(let progress): "\(loading) \(position(progress.done, of: progress.total))"
      }
    return "\(glyphs.pending) \(glyphs.spelled(progress))"
  }

  /// `◌ 51–100 of 1,564 ━━━━────` in at most `columns` columns; the bar is dropped first.
  package func line(of status: FetchStatus, columns: Int, _ glyphs: Glyphs) -> String {
    let text = text(of: status, glyphs)
    let cut = glyphs.cut(text, to: columns)
    guard let bar = ProgressBar(status, columns: columns - PlainText.width(of: cut) - 1) else {
      return cut
    }
    return "\(cut) \(bar.full(glyphs))\(bar.empty(glyphs))"
  }
}

/// The bar after the words about what is loading.
package struct ProgressBar: Equatable {
  /// Columns of the whole bar.
  package static let cells = 8

  /// Number of full cells.
  package let fullColumns: Int

  /// Nil if the progress is unknown or there is no room.
  package init?(_ status: FetchStatus, columns: Int) {
    guard columns >= Self.cells, let completed = status.completed(of: Self.cells) else {
      return nil
    }
    fullColumns = completed
  }

  /// The bar's full part, `fullColumns` wide.
  package func full(_ glyphs: Glyphs) -> String {
    String(repeating: glyphs.barFull, count: fullColumns)
  }

  /// A thinner line, to differ from the full cells without colours too.
  package func empty(_ glyphs: Glyphs) -> String {
    String(repeating: String(glyphs.horizontal), count: Self.cells - fullColumns)
  }
}

extension OpenList {
  /// The progress of the request in flight.
  package var fetchStatus: FetchStatus {
    if let progress {
      // A pipe's size is unknown.
      if !isComplete, live == nil { return progress.total > 0 ? .share(progress.done) : .unknown }
      return .parts(progress)
    }
    // Only the service's pages say how many rows it has, and whether it has pages at all.
    guard let live, !live.cameWhole else { return .unknown }
    return switch phase {
    case .loadingMore: FetchStatus(offset: live.nextOffset, limit: requestSize, total: live.total)
    // A refresh fetches the loaded pages again, from the first one on.
    case .refreshing: FetchStatus(offset: 0, limit: requestSize, total: live.total)
    case .idle, .loading, .loaded, .failed: .unknown
    }
  }
}
