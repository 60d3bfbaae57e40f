import PlainText
import SquadCore
import TerminalKit

/// What squad has just said, in the footer until the next key: a sign, then the words.
struct ToastView: Equatable {
  let text: String
  let tone: Tone
  /// What stands behind the text, however much of that is cut.
  var tail = ""
  /// Stands in its place where the whole text then fits, or nothing does.
  var shortTail = ""

  /// What kind of message it is.
  enum Tone: Equatable {
    case good, bad, note
  }

  /// The sign with a column at each side, and the gap after it.
  private static let signColumns = 4

  /// Of all of it.
  var columns: Int { Self.signColumns + PlainText.width(of: text) + PlainText.width(of: tail) }

  /// Draws it in so many columns, and returns those it took.
  func draw(at column: Int, _ row: Int, columns: Int, on canvas: inout Canvas) -> Int {
    let room = columns - Self.signColumns
    guard room > 0 else { return 0 }
    canvas.write(" \(sign(canvas.glyphs)) ", role, at: column, row)
    let isWhole = PlainText.width(of: text) + PlainText.width(of: self.tail) <= room
    let wanted = isWhole ? self.tail : shortTail
    let spare = room - PlainText.width(of: wanted)
    let tail = spare > 0 ? wanted : ""
    let cut = fitted(in: spare > 0 ? spare : room, canvas.glyphs)
    return Self.signColumns
      + canvas.write(cut + tail, .text, at: column + Self.signColumns, row)
  }

  /// The text without its last part, `· u undo`, where the rest is whole then, else cut.
  private func fitted(in columns: Int, _ glyphs: Glyphs) -> String {
    guard PlainText.width(of: text) > columns else { return text }
    if let end = text.lastIndex(of: "·"), case let rest = text[..<end].dropLast(),
      PlainText.width(of: rest) <= columns
    {
      return String(rest)
    }
    return PlainText.prefix(text, columns: columns, ellipsis: glyphs.ellipsis).text
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
  /// Whether it stands in the footer even while an overlay is open.
  var isUrgent: Bool {
    switch self {
    case .idle, .sessionEnding: true
    default: false
    }
  }

  var tone: ToastView.Tone {
    switch self {
    case .joined, .left, .moved, .undid, .redid, .themeChosen, .copied, .mouseToggled,
      .noConfigMistakes, .welcomeBack:
      .good
    case .notSaved, .storage, .configMistakes, .crashFound, .idle, .sessionEnding: .bad
    case .nothingToUndo, .nothingToRedo, .cannotJoin, .nothingToCompare, .nobodyToCompare,
      .noGridOfPrices, .noRoomForGrid, .noRoomForLargerCards, .squadIsEmpty, .quitHint, .offline,
      .noService, .noConfig, .rateLimited, .cannotSuspend, .colorsOff, .pasteIgnored, .terminal,
      .folded, .noLinks, .noClipboard, .tooLongToCopy, .noMouse, .noJumpToUndo, .nothingToPick,
      .noBoard, .sharedAnswer, .onlyOneOrder, .noDetailShown, .noDivider, .listIsNarrowest,
      .listIsWidest, .notInSquad, .onlyMembersMove, .memberIsFirst, .memberIsLast, .noChart,
      .leftAlready, .nothingSelected, .leftIsElsewhere:
      .note
    }
  }
}
