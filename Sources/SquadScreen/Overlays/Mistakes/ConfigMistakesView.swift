import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// All mistakes in the config file, one after the other.
struct ConfigMistakesView {
  private let lines: [String]
  private let context: RenderContext

  init(_ state: borrowing AppState, _ context: RenderContext) {
    let columns = OverlayFrame.maximumColumns(in: context.size) - OverlayFrame.margins.columns
    lines = state.config.mistakes.flatMap {
      PlainText.wrapped(context.strings.text(of: $0), columns: columns).map(String.init)
    }
    self.context = context
  }

  /// Number of lines, and how many of them are visible at once.
  func measure(over layout: ScreenLayout) -> OverlayMetrics {
    OverlayMetrics(lines: lines.count, rows: OverlayFrame.rows(lines.count, over: layout))
  }

  func draw(_ scroll: OverlayScroll, over layout: ScreenLayout, on canvas: inout Canvas) {
    let strings = context.strings
    let size = Size(columns: lines.map { PlainText.width(of: $0) }.max() ?? 0, rows: lines.count)
    let metrics = measure(over: layout)
    let top = scroll.top(in: metrics)
    let keys = [
      lines.count > metrics.rows ? OverlayKey(scrolling: context) : nil,
      OverlayKey(.back, strings.dismiss, context),
    ].compactMap { $0 }
    let frame = OverlayFrame(title: strings.configMistakesTitle, keys: keys)
    let area = frame.draw(size, over: layout, on: &canvas)
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      canvas.write(line, .panel, at: area.column, area.row + row, columns: area.columns)
    }
    canvas.scrollBar(besideRows: area, top: top, of: lines.count)
  }
}
