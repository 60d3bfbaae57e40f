/// Parses sequences that begin with `ESC [` or `ESC O` into keys.
enum ControlSequence {
  typealias Result = SequenceParser.Result
  private typealias Token = SequenceParser.Token

  /// Parses `ESC [`, parameters, intermediates and a final byte.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Result {
    let body = bytes.dropFirst(2)
    // A malformed report is dropped whole, since its rest isn't keys.
    let isReport = body.first == UInt8(ascii: "<")
    let parameters = body.prefix { (isReport ? 0x20..<0x40 : 0x30..<0x40).contains($0) }
    let between = body.dropFirst(parameters.count).prefix { (0x20..<0x30).contains($0) }
    let length = 2 + parameters.count + between.count
    if length > SequenceParser.sequenceLimit { return (.tooLong, SequenceParser.sequenceLimit) }
    guard let last = body.dropFirst(parameters.count + between.count).first else {
      return (.incomplete, 0)
    }
    // A control or a byte of text cuts the sequence off; that byte stays.
    guard (0x40..<0x7F).contains(last) else {
      return length == 2 ? (.key(.escape), 1) : (.dropped, length)
    }
    guard between.isEmpty else {
      return (modeReport(parameters, between, last).map { .reply($0) } ?? .dropped, length + 1)
    }
    if parameters.isEmpty, last == UInt8(ascii: "[") || last == UInt8(ascii: "M") {
      return odd(bytes, last)
    }
    return (token(parameters, last), length + 1)
  }

  /// Parses `ESC O`, an optional modifier and a final byte: cursor keys, F1–F4 and the keypad.
  static func parseShifted(_ bytes: ArraySlice<UInt8>) -> Result {
    let body = bytes.dropFirst(2)
    let digits = body.prefix(2).prefix { (0x30...0x39).contains($0) }
    let length = 3 + digits.count
    guard let last = body.dropFirst(digits.count).first else { return (.incomplete, 0) }
    guard (0x40..<0x7F).contains(last) else { return (.key(.escape), 1) }
    let modifiers = modifiers(number(digits))
    if let code = codes[last] { return (.key(Key(code, modifiers)), length) }
    switch last {
    case UInt8(ascii: "M"): return (.key(.enter), length)
    case UInt8(ascii: "I"): return (.key(.tab), length)
    case UInt8(ascii: "X"): return (.key(.character("=")), length)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return (.key(.character(Unicode.Scalar(last - 0x40))), length)
    default: return (.dropped, length)
    }
  }

  /// Parses the Linux console's `ESC [ [ A` (F1), and the old mouse report `ESC [ M` with three
  /// bytes.
  private static func odd(_ bytes: ArraySlice<UInt8>, _ last: UInt8) -> Result {
    let length = last == UInt8(ascii: "M") ? 6 : 4
    let tail = bytes.dropFirst(3).prefix(length - 3).prefix { $0 >= 0x20 }
    guard tail.count == length - 3 || 3 + tail.count < bytes.count else { return (.incomplete, 0) }
    if length == 4, let final = tail.first, (0x41...0x45).contains(final) {
      return (.key(.function(final - 0x40)), length)
    }
    return (.dropped, 3 + tail.count)
  }

  /// Meaning of a whole sequence.
  private static func token(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> Token {
    // `<`, `=`, `>` and `?` mark reports.
    guard parameters.allSatisfy({ $0 < 0x3C }) else {
      if parameters.first == UInt8(ascii: "<") { return mouse(parameters.dropFirst(), last) }
      let isAttributes = parameters.first == UInt8(ascii: "?") && last == UInt8(ascii: "c")
      return isAttributes ? .reply(.deviceAttributes) : .dropped
    }
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let first = number(fields.first ?? [])
    let modifiers = modifiers(fields.count > 1 ? number(fields[1]) : 0)
    if last == UInt8(ascii: "~") {
      if first == 200 { return .pasteStart }
      return numbered[first].map { .key(Key($0, modifiers)) } ?? .dropped
    }
    if last == UInt8(ascii: "Z") { return .key(.backtab) }
    // Another first parameter is a report's, such as the cursor position.
    guard first <= 1, let code = codes[last] else { return .dropped }
    return .key(Key(code, modifiers))
  }

  /// Parses the reply to DECRQM 2026, `ESC [ ? 2026 ; n $ y`: a mode that is set (1) or reset (2)
  /// is usable; an unknown (0) or fixed one (3, 4) isn't.
  private static func modeReport(
    _ parameters: ArraySlice<UInt8>, _ between: ArraySlice<UInt8>, _ last: UInt8
  ) -> TerminalReply? {
    let beginning = Array("?2026;".utf8)
    guard last == UInt8(ascii: "y"), between.elementsEqual("$".utf8),
      parameters.starts(with: beginning)
    else { return nil }
    let state = parameters.dropFirst(beginning.count)
    guard state.count == 1, let digit = state.first else { return nil }
    return .synchronizedOutput(isSupported: digit == 0x31 || digit == 0x32)
  }

  private static func mouse(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> Token {
    let isRelease = last == UInt8(ascii: "m")
    guard isRelease || last == UInt8(ascii: "M") else { return .dropped }
    return MouseReport.event(parameters, isRelease: isRelease).map { .mouse($0) } ?? .dropped
  }

  /// The leading digits as a number, up to four; 0 without any.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix(4).prefix { (0x30...0x39).contains($0) }.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Decodes a sequence's modifiers: 1 plus the sum of 1 shift, 2 alt, 4 ctrl, 8 meta.
  private static func modifiers(_ number: Int) -> KeyModifiers {
    guard number > 1 else { return [] }
    let bits = UInt8(truncatingIfNeeded: number - 1)
    return KeyModifiers(rawValue: bits & 7 | (bits & 8) >> 2)
  }

  private static let codes: [UInt8: KeyCode] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: KeyCode] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}

/// Mouse reports in SGR form (mode 1006): `ESC [ <`, button, column, row, and `M`, or `m` for a
/// release. No key begins like this, so an unfinished report never becomes keys.
enum MouseReport {
  private static let beginning = Array("\u{1B}[<".utf8)
  /// Maximum digits of a number; no terminal has more columns.
  private static let maximumDigits = 5

  /// Parses the parameters after `<`; nil for a report that isn't ours.
  static func event(_ parameters: ArraySlice<UInt8>, isRelease: Bool) -> MouseEvent? {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.compactMap(number)
    guard fields.count == 3, numbers.count == 3, numbers[1] > 0, numbers[2] > 0,
      let kind = kind(of: numbers[0], isRelease: isRelease)
    else { return nil }
    return MouseEvent(
      kind, at: Point(column: numbers[1] - 1, row: numbers[2] - 1), modifiers(numbers[0]))
  }

  /// Whether the bytes can only be a report or its beginning.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: beginning)
      && bytes.dropFirst(beginning.count).allSatisfy { (0x20..<0x40).contains($0) }
  }

  /// Whether a read continues a report whose Escape timed out: nobody types `[`, `<` and a digit in
  /// one read.
  static func continues(_ escaped: [UInt8], with read: ArraySlice<UInt8>) -> Bool {
    let whole = escaped + read.prefix(beginning.count + 1)
    guard whole.count > beginning.count else { return false }
    return whole.starts(with: beginning) && (0x30..<0x3A).contains(whole[beginning.count])
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...maximumDigits).contains(digits.count),
      digits.allSatisfy({ (0x30..<0x3A).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Decodes two bits of button, 4 shift, 8 meta, 16 ctrl, 32 motion, 64 wheel; higher bits are
  /// other buttons.
  private static func kind(of code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    guard code < 128 else { return nil }
    if code & 64 != 0 { return isRelease || code & 32 != 0 ? nil : .wheel(wheels[code & 3]) }
    guard code & 3 < 3 else { return nil }
    let button = buttons[code & 3]
    if isRelease { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button)
  }

  /// A report has the bits of shift, alt and ctrl in the order of `KeyModifiers`.
  private static func modifiers(_ code: Int) -> KeyModifiers {
    KeyModifiers(rawValue: UInt8(truncatingIfNeeded: code >> 2))
  }

  private static let buttons: [MouseButton] = [.left, .middle, .right]
  private static let wheels: [WheelDirection] = [.up, .down, .left, .right]
}
