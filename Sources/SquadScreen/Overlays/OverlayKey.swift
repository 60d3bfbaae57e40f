import PlainText
import SquadWords
import TerminalKit

/// A key in an overlay's border, with its label.
package struct OverlayKey: Equatable {
  let key: String
  let text: String
  let role: Role
  /// The key that a click presses; nil if the cap names several different ones.
  let pressed: Key?
  /// The keys of a cap that names several different ones; otherwise empty.
  private var several: [Key] = []

  /// `key` is the cap's text. `pressed` is the key that a click presses.
  package init(key: String, text: String, role: Role = .key, pressed: Key? = nil) {
    (self.key, self.text, self.role, self.pressed) = (key, text, role, pressed)
  }

  /// The key bound to a command, in a text field one that isn't input; nil if there is none.
  package init?(_ command: Command, _ text: String, _ context: RenderContext, inField: Bool = false)
  {
    let keymap = context.strings.keymap
    guard let key = inField ? keymap.shownInField(command) : keymap.shown(command) else {
      return nil
    }
    self.init(key: context.strings.name(of: key), text: text, pressed: key)
  }

  /// Several keys in one cap, such as `j k`; a click on a key's name presses it.
  package init(_ keys: [Key], _ text: String, _ strings: Strings) {
    self.init(key: keys.map { strings.name(of: $0) }.joined(separator: " "), text: text)
    several = keys
  }

  /// The keys that scroll down and up.
  init(scrolling context: RenderContext) {
    let strings = context.strings
    let keys = [Command.next, .previous].compactMap(strings.keymap.shown)
    self.init(keys, strings.scroll, strings)
  }

  /// Columns between two keys.
  package static let gap = 2

  /// Columns of all keys, with a space at each end.
  package static func columns(of keys: [OverlayKey], hasText: Bool) -> Int {
    keys.reduce(2 - gap) { $0 + $1.columns(hasText: hasText) + gap }
  }

  private func columns(hasText: Bool) -> Int {
    PlainText.width(of: key) + 2 + (hasText ? 1 + PlainText.width(of: text) : 0)
  }

  /// Draws the key and returns its width in columns.
  package func draw(
    hasText: Bool, at column: Int, _ row: Int, _ textRole: Role = .panelQuiet,
    on canvas: inout Canvas
  ) -> Int {
    if let pressed {
      let cap = Rect(column: column, row: row, columns: columns(hasText: hasText), rows: 1)
      canvas.hit(pressed, in: cap)
    }
    var start = column + 1
    for key in several {
      let width = PlainText.width(of: canvas.strings.name(of: key))
      canvas.hit(key, in: Rect(column: start, row: row, columns: width, rows: 1))
      start += width + 1
    }
    canvas.write(" \(key) ", role, at: column, row)
    if hasText {
      canvas.write(text, textRole, at: column + PlainText.width(of: key) + 3, row)
    }
    return columns(hasText: hasText)
  }
}
