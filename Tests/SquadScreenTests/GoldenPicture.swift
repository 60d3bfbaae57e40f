import Basics
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

/// Frames of pictures, which have too many colours for a letter each: the text, then the runs of
/// each row as `count:foreground/background`, with `r` for reversed and `b` for bold letters.
enum GoldenPicture {
  static func check(
    _ name: String, _ frame: Frame, _ depth: ColorDepth,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let head = "\(frame.size.columns)x\(frame.size.rows)"
    let runs = (0..<frame.size.rows).map { Self.runs(of: frame, row: $0, depth) }
    try GoldenFrame.check(
      name, text: ([head] + frame.lines.map { $0 + "|" } + runs).joined(separator: "\n") + "\n",
      sourceLocation: sourceLocation)
  }

  private static func runs(of frame: Frame, row: Int, _ depth: ColorDepth) -> String {
    var runs: [(count: Int, style: Style)] = []
    for column in 0..<frame.size.columns {
      let style = frame[column: column, row: row]?.style.quantised(to: depth) ?? .plain
      if runs.last?.style == style {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, style))
      }
    }
    return runs.map { "\($0.count):\(text(of: $0.style))" }.joined(separator: " ")
  }

  private static func text(of style: Style) -> String {
    let marks = [(Attributes.reverse, "r"), (.bold, "b")].filter { style.attributes.contains($0.0) }
    return text(of: style.foreground) + "/" + text(of: style.background)
      + marks.map(\.1).joined()
  }

  private static func text(of color: Color) -> String {
    switch color {
    case .standard: return "-"
    case .indexed(let index): return "\(index)"
    case .rgb(let red, let green, let blue):
      let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
      let digits = String(value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
}
