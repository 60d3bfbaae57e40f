import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// A link's full address, wrapped if necessary, to read or to copy with the terminal.
enum LinkView {
  static func draw(_ link: Link, over layout: ScreenLayout, copies: Bool, on canvas: inout Canvas) {
    let columns =
      OverlayFrame.maximumColumns(in: canvas.context.size) - OverlayFrame.margins.columns
    let lines = PlainText.wrapped(link.url, columns: columns)
    let size = Size(columns: min(PlainText.width(of: link.url), columns), rows: lines.count)
    let keys = [
      copies ? OverlayKey(.copyLink, canvas.strings.copy, canvas.context) : nil,
      OverlayKey(.back, canvas.strings.dismiss, canvas.context),
    ].compactMap { $0 }
    let frame = OverlayFrame(title: link.title, keys: keys)
    let area = frame.draw(size, over: layout, on: &canvas)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      let columns = canvas.write(String(line), .panel, at: area.column, area.row + index)
      canvas.link(link.url, id: 0, at: area.column, area.row + index, columns: columns)
    }
  }
}
