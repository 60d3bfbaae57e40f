import SquadCore
import SquadWords
import TerminalKit

/// One hero's stat as a bar of `cells` cells.
struct CompareBar {
  let bar: Bar?
  let outcome: ComparedHero.Outcome
  let isLeft: Bool
  let cells: Int

  /// Draws the bar, its leftmost cell at `column`. `growsLeft` tells whether the filled cells are
  /// at the right end.
  func draw(growsLeft: Bool, at column: Int, _ row: Int, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let half = growsLeft ? glyphs.barHalfLeft : glyphs.barHalf
    let halves = bar?.filled(of: cells * 2) ?? 0
    let full = String(repeating: glyphs.barFull, count: halves / 2)
    let end = half.isEmpty || halves % 2 == 0 ? "" : half
    let count = halves / 2 + (end.isEmpty ? 0 : 1)
    let hasPlainTracks = canvas.context.theme.hasPlainTracks
    let rest = String(
      repeating: hasPlainTracks ? String(glyphs.horizontal) : glyphs.barEmpty, count: cells - count)
    let role: Role = outcome == .worse ? .quiet : isLeft ? .graph : .high
    canvas.write(
      growsLeft ? end + full : full + end, role, at: growsLeft ? column + cells - count : column,
      row)
    canvas.write(rest, .track, at: growsLeft ? column : column + count, row)
  }

  /// Draws the number right-aligned, ending before column `end`.
  func drawNumber(endingAt end: Int, _ row: Int, on canvas: inout Canvas) {
    let text = bar.map { canvas.strings.number($0.value) } ?? "—"
    let theme = canvas.context.theme
    let style = bar == nil ? theme[.quiet] : outcome.style(isLeft: isLeft, in: theme)
    canvas.write(text, style: style, at: end - text.count, row, columns: text.count)
  }

  /// Draws the winner's glyph, if this hero is the better one.
  func drawSign(at column: Int, _ row: Int, on canvas: inout Canvas) {
    guard outcome == .better else { return }
    canvas.write(canvas.glyphs.better, isLeft ? .accent : .high, at: column, row)
  }
}
