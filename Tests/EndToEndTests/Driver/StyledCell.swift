/// A terminal's cell with its colours as SGR codes; nil is the terminal's default colour.
struct StyledCell {
  let character: Character
  let foreground: String?
  let background: String?

  static let blank = StyledCell(character: " ", foreground: nil, background: nil)

  /// The rows of a screen captured by `tmux capture-pane -e`.
  static func rows(_ styled: String) -> [[StyledCell]] {
    var pen = Pen()
    return styled.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var cells: [StyledCell] = []
      var rest = line[...]
      while let character = rest.popFirst() {
        guard character == "\u{1B}" else {
          cells.append(
            StyledCell(
              character: character, foreground: pen.foreground, background: pen.background))
          continue
        }
        let codes = rest.dropFirst().prefix { $0 != "m" }
        rest = rest.dropFirst(codes.count + 2)
        pen.take(codes.split(separator: ";").map(String.init))
      }
      return cells
    }
  }

  private struct Pen {
    var foreground: String?
    var background: String?

    mutating func take(_ codes: [String]) {
      var codes = codes[...]
      while let code = codes.popFirst() {
        switch Int(code) ?? 0 {
        case 0: self = Pen()
        case 30...37, 90...97: foreground = code
        case 38: foreground = color(&codes)
        case 39: foreground = nil
        case 40...47, 100...107: background = code
        case 48: background = color(&codes)
        case 49: background = nil
        default: break
        }
      }
    }

    /// Takes a colour such as `5;208` or `2;17;34;51`.
    private func color(_ codes: inout ArraySlice<String>) -> String {
      let count = codes.first == "5" ? 2 : 4
      defer { codes = codes.dropFirst(count) }
      return codes.prefix(count).joined(separator: ";")
    }
  }
}
