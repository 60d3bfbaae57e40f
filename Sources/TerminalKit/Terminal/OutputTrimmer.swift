/// Removes bytes of a frame that don't change the screen.
///
/// ncurses selects a character set with every change of attributes, sends each change as a sequence
/// of its own, and resets the style before it moves the cursor. Here one character set stays
/// selected, and a style is sent only before a character that needs it, as the difference from the
/// terminal's current one. A blank needs only its background.
///
/// Untrimmed, a `j` in the dark theme took 731 bytes where 700 are allowed, among heroes 1,171
/// where 1,100 are.
package struct OutputTrimmer {
  /// The same screen content in fewer bytes. A full repaint keeps its character sets, since another
  /// program may have changed them.
  package static func trimmed(_ bytes: [UInt8], keepingCharacterSets: Bool) -> [UInt8] {
    var trimmer = OutputTrimmer(keepingCharacterSets: keepingCharacterSets)
    trimmer.output.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { trimmer.take($0) }
    trimmer.sendStyle()
    return trimmer.output
  }

  private let keepsCharacterSets: Bool
  private var output: [UInt8] = []
  /// The terminal's style, and the one that ncurses assumes.
  private var shown = TerminalStyle()
  private var wanted = TerminalStyle()
  /// Whether these bytes have set the terminal's style. Before, another program may have changed
  /// it, so ncurses' resets are kept.
  private var isCertain = false
  private var hasReset = false
  /// Whether the terminal has codes for its default colours.
  private var hasDefaultColors = false

  private init(keepingCharacterSets: Bool) {
    keepsCharacterSets = keepingCharacterSets
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
        // Carriage return and backspace draw nothing.
        let moves = byte == 0x0D || byte == 0x08
        if byte != 0x0F || keepsCharacterSets {
          if !moves { sendStyle() }
          output.append(byte)
        }
        index += 1
      }
    }
  }

  /// Takes a sequence that begins with ESC; returns its end.
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
      var style = wanted
      if let change = style.apply(UnsafeBufferPointer(rebasing: parameters)) {
        wanted = style
        hasReset = hasReset || change.resets
        hasDefaultColors = hasDefaultColors || change.namesDefaultColors
        return last + 1
      }
      // An unknown style is copied, after the pending one; the terminal's is uncertain then.
      sendStyle()
      isCertain = false
    case UInt8(ascii: "A")...UInt8(ascii: "D"), UInt8(ascii: "G"), UInt8(ascii: "H"),
      UInt8(ascii: "d"):
      // Cursor moves draw nothing.
      break
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"): sendGround()
    default: sendStyle()
    }
    output += bytes[start...last]
    return last + 1
  }

  /// Sends the wanted style if blanks look different in it.
  private mutating func sendGround() {
    if hasReset && !isCertain || !wanted.looksTheSameOnBlanks(as: shown) { sendStyle() }
  }

  /// Sends the wanted style.
  private mutating func sendStyle() {
    let mustReset = hasReset && !isCertain
    hasReset = false
    guard shown != wanted || mustReset else { return }
    isCertain = isCertain || mustReset
    output.append(0x1B)
    output.append(UInt8(ascii: "["))
    let isChange =
      !mustReset && wanted.writeChange(from: shown, hasDefaultColors: hasDefaultColors, to: &output)
    if !isChange { wanted.writeAll(to: &output) }
    output.append(UInt8(ascii: "m"))
    shown = wanted
  }

  /// End of `ESC ( B` or `ESC ) B`; nil for anything else.
  private static func characterSetEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "B") else { return nil }
    let second = bytes[index + 1]
    return second == UInt8(ascii: "(") || second == UInt8(ascii: ")") ? index + 3 : nil
  }

  /// Position of the final byte of `ESC [`, digits and separators; nil for anything else.
  private static func controlSequenceEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") else { return nil }
    var end = index + 2
    while end < bytes.count, bytes[end] &- 0x30 < 12 { end += 1 }
    return end < bytes.count && (0x40...0x7E).contains(bytes[end]) ? end : nil
  }
}
