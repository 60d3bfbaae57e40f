/// Leaves out of a frame's bytes what changes nothing on the screen.
///
/// ncurses chooses a character set with every change of attributes, sends each change as a sequence
/// of its own, and goes back to plain text before it moves the cursor. We use one character set, and
/// only what is drawn has a style: what the terminal has is known, so each change is sent when the
/// next character needs it, and only as far as it is one. A blank shows no colour but its ground's.
package struct OutputTrimmer {
  /// The same picture in fewer bytes. Frames that paint everything keep their character sets, since
  /// nobody knows what another program has left behind.
  ///
  /// - Parameter codes: what its colours stand for; nil: themselves.
  package static func trimmed(
    _ bytes: [UInt8], keepingCharacterSets: Bool, codes: PairCodes? = nil
  ) -> [UInt8] {
    var trimmer = OutputTrimmer(keepingCharacterSets: keepingCharacterSets, codes: codes)
    trimmer.output.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { trimmer.take($0) }
    trimmer.sendStyle()
    return trimmer.output
  }

  private let keepsCharacterSets: Bool
  private let codes: PairCodes?
  private var output: [UInt8] = []
  /// What the terminal has, and what ncurses takes it to have.
  private var shown = TerminalStyle()
  private var wanted = TerminalStyle()
  /// What ncurses sent last, of which `wanted` is what it stands for.
  private var coded = TerminalStyle()
  private var isDecoded = true
  /// Whether what the terminal has was ever set in these bytes: until then another program may have
  /// changed it, and a reset is sent where ncurses sends one.
  private var isCertain = false
  private var hasReset = false
  /// Whether the terminal knows the codes for its own colours.
  private var hasDefaultColors = false

  private init(keepingCharacterSets: Bool, codes: PairCodes?) {
    keepsCharacterSets = keepingCharacterSets
    self.codes = codes
    // Codes are only used where it does.
    hasDefaultColors = codes != nil
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x1B {
        index = takeSequence(bytes, at: index)
      } else if byte == 0x20 {
        sendGround()
        let end = bytes[index...].firstIndex { $0 != 0x20 } ?? bytes.count
        output += bytes[index..<end]
        index = end
      } else if byte > 0x20 {
        sendStyle()
        let end = bytes[index...].firstIndex { $0 < 0x20 } ?? bytes.count
        output += bytes[index..<end]
        index = end
      } else {
        // Back to the line's start, or by a column: nothing is drawn.
        let moves = byte == 0x0D || byte == 0x08
        if byte != 0x0F || keepsCharacterSets {
          if !moves { sendStyle() }
          output.append(byte)
        }
        index += 1
      }
    }
  }

  /// Takes what begins with ESC, and returns where it ends.
  private mutating func takeSequence(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    if !keepsCharacterSets, let end = Self.characterSetEnd(bytes, start) { return end }
    guard let last = Self.controlSequenceEnd(bytes, start) else {
      sendStyle()
      output.append(bytes[start])
      return start + 1
    }
    let parameters = bytes[(start + 2)..<last]
    switch bytes[last] {
    case UInt8(ascii: "m"):
      var style = coded
      if let change = style.apply(UnsafeBufferPointer(rebasing: parameters)) {
        coded = style
        isDecoded = false
        hasReset = hasReset || change.resets
        hasDefaultColors = hasDefaultColors || change.namesDefaultColors
        return last + 1
      }
      // Something else than colours and attributes: it goes as it came, after what came before it.
      sendStyle()
      isCertain = false
    case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "H"),
      UInt8(ascii: "d"):
      // Moves of the cursor draw nothing.
      break
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"): sendGround()
    default: sendStyle()
    }
    output += bytes[start...last]
    return last + 1
  }

  /// Brings the terminal to the style that is wanted, if blanks look different in it.
  private mutating func sendGround() {
    decode()
    if hasReset && !isCertain || !wanted.looksTheSameOnBlanks(as: shown) { sendStyle() }
  }

  /// Brings the terminal to the style that is wanted.
  private mutating func sendStyle() {
    decode()
    let mustReset = hasReset && !isCertain
    hasReset = false
    guard shown != wanted || mustReset else { return }
    isCertain = isCertain || mustReset
    output.append(0x1B)
    output.append(UInt8(ascii: "["))
    let isChange =
      !mustReset
      && wanted.writeChange(from: shown, hasDefaultColors: hasDefaultColors, to: &output)
    if !isChange { wanted.writeAll(to: &output) }
    output.append(UInt8(ascii: "m"))
    shown = wanted
  }

  private mutating func decode() {
    guard !isDecoded else { return }
    isDecoded = true
    wanted = codes.map { coded.decoded(by: $0) } ?? coded
  }

  /// The end of `ESC` with `( B` or `) B`, when that stands there.
  private static func characterSetEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "B") else { return nil }
    let second = bytes[index + 1]
    return second == UInt8(ascii: "(") || second == UInt8(ascii: ")") ? index + 3 : nil
  }

  /// The place of the final byte, when `ESC [`, digits, separators and that stand there.
  private static func controlSequenceEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") else { return nil }
    var end = index + 2
    while end < bytes.count, bytes[end] &- 0x30 < 12 { end += 1 }
    return end < bytes.count && (0x40...0x7E).contains(bytes[end]) ? end : nil
  }
}
