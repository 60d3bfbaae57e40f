import PlainText
import SquadWords
import TerminalKit

/// What a screen that is too small for squad says instead.
enum TooSmallView {
  static func draw(on canvas: inout Canvas) {
    let size = canvas.context.size
    let minimum = ScreenLayout.minimum
    let text = canvas.strings.tooSmall(
      minimum: (minimum.columns, minimum.rows), actual: (size.columns, size.rows))
    let lines = PlainText.wrapped(text, columns: size.columns).prefix(size.rows)
    let top = (size.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let left = (size.columns - PlainText.width(of: line)) / 2
      canvas.write(String(line), .text, at: left, top + index)
    }
  }
}
