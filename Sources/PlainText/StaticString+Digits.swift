extension StaticString {
  /// Reads two digits of base 64 at `place`, from `0` on; 44 is written `~` instead of a backslash.
  func number(at place: Int) -> Int {
    Self.digit(utf8Start[place]) * 64 + Self.digit(utf8Start[place + 1])
  }

  private static func digit(_ byte: UInt8) -> Int {
    byte == 0x7E ? 44 : Int(byte) - 48
  }
}
