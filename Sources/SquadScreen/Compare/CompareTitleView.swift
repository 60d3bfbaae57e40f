import SquadCore
import SquadWords
import TerminalKit

/// The rule above a comparison: both names, and the score if no row below shows it.
struct CompareTitleView: PartView {
  private let left: String
  private let right: String
  /// `4 : 1`; nil if the pane shows it.
  private let score: String?

  init(_ view: CompareView) {
    let areNamesakes = view.left.title == view.right.title
    left = view.left.name(amongNamesakes: areNamesakes)
    right = view.right.name(amongNamesakes: areNamesakes)
    score = view.layout.isStacked ? "\(view.score.left) : \(view.score.right)" : nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    let end =
      score.map { canvas.writeRight(" \($0) ", .strong, in: area.inset(right: 1), row: area.row) }
      ?? area.endColumn
    var column = area.column + 1
    column += canvas.write(" \(canvas.strings.compareTitle) ", .title, at: column, area.row) + 1
    let names = canvas.strings.comparison(of: left, with: right)
    let cut = canvas.glyphs.cut(names, to: end - column - 3)
    guard cut.width > 0 else { return }
    canvas.write(" \(cut.text) ", .text, at: column, area.row)
  }
}

extension ComparedHero {
  /// The title, with the subtitle if both heroes have the same title.
  fileprivate func name(amongNamesakes: Bool) -> String {
    guard amongNamesakes, let subtitle = detail?.distinction, !subtitle.isEmpty else {
      return title
    }
    return "\(title) · \(subtitle)"
  }
}
