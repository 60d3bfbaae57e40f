import PlainText

@testable import SquadScreen

extension DetailLine {
  /// The line's text, with spaces between its runs.
  var text: String {
    runs.reduce("") { text, run in
      text + String(repeating: " ", count: max(run.column - PlainText.width(of: text), 0))
        + run.text
    }
  }
}

extension DetailBlock {
  var text: [String] { lines.map(\.text) }
}
