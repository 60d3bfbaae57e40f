import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The latest message, in the footer until the next key: a glyph, then the text.
package struct ToastView: Equatable, Sendable {
  let text: String
  let tone: Tone
  /// The subject's name, which is cut before the rest of the text is.
  let name: String
  /// Follows the text, however much of that is cut.
  let tail: String
  /// Replaces `tail` if that makes the whole text fit, or if nothing fits.
  let shortTail: String

  /// The kind of message.
  package enum Tone: Sendable {
    case good, bad, note
  }

  /// `name` is a part of `text` that is cut first; empty for none. `tail` follows the text, however
  /// much of that is cut; `shortTail` replaces it where there is little space.
  package init(
    text: String, tone: Tone, name: String = "", tail: String = "", shortTail: String = ""
  ) {
    (self.text, self.tone, self.name) = (text, tone, name)
    (self.tail, self.shortTail) = (tail, shortTail)
  }

  /// Columns of the glyph with a blank at each side, and the gap after it.
  private static let signColumns = 4

  /// Width of the whole message, in columns.
  var columns: Int { Self.signColumns + PlainText.width(of: text) + PlainText.width(of: tail) }

  /// Draws the message in at most `columns` columns and returns its width.
  package func draw(at column: Int, _ row: Int, columns: Int, on canvas: inout Canvas) -> Int {
    let available = columns - Self.signColumns
    guard available > 0 else { return 0 }
    canvas.write(" \(sign(canvas.glyphs)) ", role, at: column, row)
    let fits = PlainText.width(of: text) + PlainText.width(of: self.tail) <= available
    let wanted = fits ? self.tail : shortTail
    let spare = available - PlainText.width(of: wanted)
    let tail = spare > 0 ? wanted : ""
    let cut = fitted(in: spare > 0 ? spare : available, canvas.glyphs)
    return Self.signColumns + canvas.write(cut + tail, .text, at: column + Self.signColumns, row)
  }

  /// Shortens the text: drops the last part (`· u undo`) if the rest then fits; else cuts the name,
  /// or drops it and cuts the rest.
  private func fitted(in columns: Int, _ glyphs: Glyphs) -> String {
    guard PlainText.width(of: text) > columns else { return text }
    let rest = withoutLastPart
    if let rest, PlainText.width(of: rest) <= columns { return rest }
    let main = rest ?? text
    let cut =
      cutInside(text, atLeast: Self.enoughOfName, columns: columns, glyphs)
      ?? cutInside(main, atLeast: Self.minimumNameColumns, columns: columns, glyphs)
    if let cut { return cut }
    return glyphs.cut(nameless(main), to: columns)
  }

  /// Minimum columns of a cut name with the last part of the text after it, and without.
  private static let enoughOfName = 11
  private static let minimumNameColumns = 4

  private var withoutLastPart: String? {
    let start = name.isEmpty ? nil : text.firstRange(of: name)?.upperBound
    let end = text[(start ?? text.startIndex)...].lastIndex(of: "·")
    return end.map { String(text[..<$0].dropLast()) }
  }

  /// A sentence with the name cut; nil if too little of the name would be left.
  private func cutInside(
    _ sentence: String, atLeast minimum: Int, columns: Int, _ glyphs: Glyphs
  ) -> String? {
    guard !name.isEmpty, let range = sentence.firstRange(of: name) else { return nil }
    let available = columns - PlainText.width(of: sentence) + PlainText.width(of: name)
    guard available >= minimum else { return nil }
    let cut = glyphs.cut(name, to: available)
    return String(sentence[..<range.lowerBound]) + cut + sentence[range.upperBound...]
  }

  /// The sentence without the name: `joined`.
  private func nameless(_ sentence: String) -> String {
    guard !name.isEmpty, let range = sentence.firstRange(of: name) else { return sentence }
    let parts = [sentence[..<range.lowerBound], sentence[range.upperBound...]]
    return parts.map { $0.trimmed(" ") }.filter { !$0.isEmpty }.joined(separator: " ")
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

extension Substring {
  fileprivate func trimmed(_ character: Character) -> String {
    var rest = drop { $0 == character }
    while rest.last == character { rest.removeLast() }
    return String(rest)
  }
}

extension Message {
  /// The member that the message is about; nil if none.
  var member: Member? {
    switch self {
    case .joined(let member), .fired(let member), .moved(let member): member
    case .undid(let change, _), .redid(let change): change.member
    default: nil
    }
  }

  /// Whether the footer shows it even over an open overlay.
  var isUrgent: Bool {
    switch self {
    case .idle, .sessionEnding, .cannotSuspend: true
    default: false
    }
  }

  var tone: ToastView.Tone {
    switch self {
    case .joined, .fired, .moved, .undid, .redid, .themeChosen, .copied, .mouseToggled,
      .noConfigMistakes, .welcomeBack, .configEntryCopied:
      .good
    case .notSaved, .storage, .configMistakes, .crashFound, .idle, .sessionEnding: .bad
    case .nothingToUndo, .nothingToRedo, .cannotJoin, .nothingToCompare, .nobodyToCompare,
      .noGridOfPrices, .noRoomForGrid, .noRoomForLargerCards, .squadIsEmpty, .squadLoading,
      .quitHint, .offline, .noService, .noConfig, .rateLimited, .cannotSuspend, .colorsOff,
      .pasteIgnored, .terminal, .folded, .noLinks, .noClipboard, .tooLongToCopy, .noMouse,
      .noJumpToUndo, .nothingToPick, .noBoard, .sharedAnswer, .onlyOneOrder, .sortsWhenRead,
      .noDetailShown, .noDivider, .listIsNarrowest, .listIsWidest, .listIsFirst, .listIsLast,
      .fileOpened, .noFile, .notInSquad, .onlyMembersMove, .memberIsFirst, .memberIsLast, .noChart,
      .nothingToOpen, .chartIsWhole, .chartIsLongest, .chartIsShortest, .cardsAreLargest,
      .cardsAreSmallest, .leftAlready, .nothingSelected, .noSuchList, .leftIsElsewhere,
      .orderIsOurs:
      .note
    }
  }
}
