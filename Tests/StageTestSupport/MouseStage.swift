import PlainText
import SquadCore
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

extension Stage {
  /// Turns the mouse on in a terminal that reports it.
  package func withMouse(_ clipboard: ClipboardRoute = .direct) -> Stage {
    var stage = self
    stage.change {
      $0.mouse = MouseState(isPossible: true, isOn: true)
      $0.clipboard = clipboard
    }
    return stage
  }

  /// The same with a loop of its own.
  package func copy() -> Stage {
    var stage = self
    stage.change { _ in }
    return stage
  }

  package var hits: HitMap { AppView.hits(state, LayoutCache(context)) }

  /// Clicks a cell with the left button.
  package mutating func click(_ column: Int, _ row: Int) {
    type("\u{1B}[<0;\(column + 1);\(row + 1)M")
    type("\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  package mutating func doubleClick(_ column: Int, _ row: Int) {
    click(column, row)
    click(column, row)
  }

  package mutating func wheel(_ column: Int, _ row: Int, down: Bool = true) {
    type("\u{1B}[<\(down ? 65 : 64);\(column + 1);\(row + 1)M")
  }

  /// The first cell of a text's first occurrence.
  package func place(of text: String) -> Point? {
    frame().place(of: text)
  }

  /// Clicks the first occurrence of a text.
  package mutating func click(
    on text: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let place = place(of: text) else {
      Issue.record("no “\(text)” to click", sourceLocation: sourceLocation)
      return
    }
    for _ in 0..<times { click(place.column, place.row) }
  }
}

extension Frame {
  /// The first cell of a text's first occurrence. Wide characters count as two.
  package func place(of text: String) -> Point? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(column: PlainText.width(of: String(line[..<range.lowerBound])), row: row)
    }
    return nil
  }
}
