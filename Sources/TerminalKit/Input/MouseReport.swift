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
