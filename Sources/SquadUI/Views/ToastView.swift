import PlainText
import SquadCore
import TerminalKit

/// What squad has just said, in the footer until the next key: a sign, then the words.
struct ToastView: Equatable {
  let text: String
  let tone: Tone

  /// What kind of message it is.
  enum Tone: Equatable {
    case good, bad, note
  }

  /// The sign with a column at each side, and the gap after it.
  private static let signColumns = 4

  /// Draws it in so many columns, and returns those it took.
  func draw(at column: Int, _ row: Int, columns: Int, on canvas: inout Canvas) -> Int {
    let room = columns - Self.signColumns
    guard room > 0 else { return 0 }
    canvas.write(" \(sign(canvas.glyphs)) ", role, at: column, row)
    let cut = PlainText.prefix(text, columns: room, ellipsis: canvas.glyphs.ellipsis).text
    return Self.signColumns
      + canvas.write(cut, .text, at: column + Self.signColumns, row)
  }

  private func sign(_ glyphs: Glyphs) -> String {
    switch tone {
    case .good: glyphs.done
    case .bad: "!"
    case .note: "i"
    }
  }

  private var role: Role {
    switch tone {
    case .good: .toastGood
    case .bad: .toastBad
    case .note: .toastNote
    }
  }
}

extension Message {
  var tone: ToastView.Tone {
    switch self {
    case .joined, .left, .moved, .undid, .redid, .themeChosen, .copied, .mouseToggled: .good
    case .notSaved, .storage: .bad
    case .nothingToUndo, .nothingToRedo, .cannotJoin, .nothingToCompare, .nobodyToCompare,
      .noGridOfPrices, .noRoomForGrid, .noRoomForLargerCards, .squadIsEmpty, .quitHint, .offline,
      .noService, .rateLimited, .cannotSuspend, .colorsOff, .pasteIgnored, .terminal, .folded,
      .noLinks, .noClipboard, .tooLongToCopy, .noMouse:
      .note
    }
  }
}
