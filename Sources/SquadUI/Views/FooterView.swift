import PlainText
import SquadCore
import TerminalKit

/// The keys that matter now, or what squad has just said; at the right, where in the list one is.
enum FooterView {
  static func draw(_ state: AppState, in area: Rect, on canvas: inout Canvas) {
    let line = area.inset(left: 1, right: 1)
    if case .confirmRemoval(let member) = state.overlay {
      return drawQuestion(about: member, in: line, on: &canvas)
    }
    let position = canvas.strings.position(of: state)
    let keys = canvas.context.keymap
    let always = [Command.help, .quit].compactMap { Hint($0, keys, canvas.strings) }
    let alwaysColumns = always.reduce(-3) { $0 + $1.columns + 3 }
    var room = line.columns
    if alwaysColumns + PlainText.width(of: position) + 12 <= line.columns {
      canvas.writeRight(position, .dim, in: line, row: line.row)
      room -= PlainText.width(of: position) + 3
    }
    var column = line.column
    if let message = state.message {
      let text = PlainText.prefix(
        canvas.strings.text(of: message), columns: room - alwaysColumns - 3,
        ellipsis: canvas.glyphs.ellipsis
      ).text
      column += canvas.write(text, .message, at: column, line.row) + 3
    } else {
      let hints = state.footerCommands.compactMap { Hint($0, keys, canvas.strings) }
      var free = room - alwaysColumns
      for hint in hints {
        guard hint.columns + 3 <= free else { break }
        free -= hint.columns + 3
        column += draw(hint, at: column, line.row, on: &canvas) + 3
      }
    }
    for hint in always { column += draw(hint, at: column, line.row, on: &canvas) + 3 }
  }

  private static func drawQuestion(
    about member: Member, in line: Rect, on canvas: inout Canvas
  ) {
    let whole = canvas.strings.confirmRemoval(of: member)
    let spare = line.columns - PlainText.width(of: whole) + PlainText.width(of: member.title)
    let title = PlainText.prefix(
      member.title, columns: max(spare, 1), ellipsis: canvas.glyphs.ellipsis
    ).text
    let cut = Member(id: member.id, title: title, badge: member.badge)
    let width = canvas.write(
      canvas.strings.confirmRemoval(of: cut), .message, at: line.column, line.row,
      columns: line.columns)
    canvas.placeCursor(line.column + min(width, line.columns - 1), line.row)
  }

  /// A key and what it does.
  private struct Hint {
    let key: String
    let text: String

    init?(_ command: Command, _ keymap: Keymap, _ strings: Strings) {
      guard let key = keymap.shown(command) else { return nil }
      self.key = strings.name(of: key)
      text = strings.short(command)
    }

    var columns: Int { PlainText.width(of: key) + 1 + PlainText.width(of: text) }
  }

  private static func draw(_ hint: Hint, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int
  {
    let width = canvas.write(hint.key, .key, at: column, row)
    return width + canvas.write(" \(hint.text)", .dim, at: column + width, row)
  }
}

extension AppState {
  /// The commands worth naming now, the most wanted first; help and quit stand there always.
  var footerCommands: [Command] {
    switch focus {
    case .list:
      [.open] + (level.selected?.isRecruitable == true ? [.recruit] : []) + [.search]
        + (level.sorts.count > 1 ? [.sort] : []) + [.nextPane]
    case .search: [.open, .back]
    case .strip: [.open, .fire, .shiftLeft, .shiftRight, .undo]
    case .detail where loadedDetail?.series != nil:
      [.back, .chartLonger, .chartShorter, .recruit, .nextPane]
    case .detail:
      [.open, .back] + (loadedDetail?.isRecruitable == true ? [.recruit] : []) + [.nextPane]
    }
  }
}
