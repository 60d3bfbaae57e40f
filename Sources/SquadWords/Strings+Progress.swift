import PlainText
import SquadCore

/// What squad says while something loads.
extension Strings {
  /// `◌ 51–100 of 1,564`, `◌ loading… 12 of 34`, `◌ loading…`
  func text(of status: FetchStatus, _ glyphs: Glyphs) -> String {
    "\(glyphs.pending) \(glyphs.spelled(progress(of: status)))"
  }

  private func progress(of status: FetchStatus) -> String {
    switch status {
    case .unknown: loading
    case .rows(let first, let last, let total):
      loading(from: number(first), to: number(last), of: number(total))
    case .parts(let progress):
      "\(loading) \(position(progress.done, of: progress.total))"
    }
  }

  /// `◌ 51–100 of 1,564 ━━━━────` in at most so many columns; the bar goes first.
  package func line(of status: FetchStatus, columns: Int, _ glyphs: Glyphs) -> String {
    let text = text(of: status, glyphs)
    let cut = PlainText.prefix(text, columns: columns, ellipsis: glyphs.ellipsis).text
    guard let bar = ProgressBar(status, columns: columns - PlainText.width(of: cut) - 1) else {
      return cut
    }
    return "\(cut) \(bar.full(glyphs))\(bar.empty(glyphs))"
  }
}
