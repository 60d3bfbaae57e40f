import Basics

/// Writes actions as lines of JSON into one reused buffer:
/// `{"number":143,"time":"2026-11-22T12:04:33.840Z","action":"moved(next)"}`.
struct ActionLine {
  /// Longest line in bytes that the crash buffer keeps whole.
  static let limit = 160

  private var bytes: [UInt8] = []
  /// The minute that `prefix` spells: `2026-11-22T12:04:`
  private var minute: Int?
  private var prefix: [UInt8] = []

  init() { bytes.reserveCapacity(2 * Self.limit) }

  mutating func withBytes(of record: ActionRecord, _ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.removeAll(keepingCapacity: true)
    write("{\"number\":")
    write(record.number, digits: 1)
    write(",\"time\":\"")
    write(time: record.time)
    write("Z\",\"action\":\"")
    write(record.label)
    write("\"}\n")
    bytes.withUnsafeBytes(body)
  }

  private mutating func write(time: Int) {
    let (minute, rest) = time.quotientAndRemainder(dividingBy: 60_000)
    if self.minute != minute {
      self.minute = minute
      prefix = Array(Moment(seconds: Int64(minute) * 60).iso.utf8.dropLast(3))
    }
    bytes += prefix
    write(rest / 1_000, digits: 2)
    write(".")
    write(rest % 1_000, digits: 3)
  }

  private mutating func write(_ label: ActionLabel) {
    write(label.name)
    switch label.value {
    case .none: return
    case .word(let word): write(word, in: "(")
    case .flag(let name, let isTrue):
      write(name, in: "(")
      write(isTrue ? ": true" : ": false")
    case .number(let number):
      write(number < 0 ? "(-" : "(")
      write(abs(number), digits: 1)
    case .text(let text):
      write("(\\\"")
      for byte in text.utf8 { write(escaping: byte) }
      write("\\\"")
    }
    write(")")
  }

  private mutating func write(_ text: StaticString, in opening: StaticString = "") {
    opening.withUTF8Buffer { bytes.append(contentsOf: $0) }
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func write(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case ..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
    default: bytes.append(byte)
    }
  }

  /// Writes a number, zero-padded to `digits` digits.
  private mutating func write(_ number: Int, digits: Int) {
    var (rest, count, scale) = (max(number, 0), 1, 1)
    while rest >= 10 {
      rest /= 10
      count += 1
      scale *= 10
    }
    for _ in count..<max(digits, count) { bytes.append(UInt8(ascii: "0")) }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(max(number, 0) / scale % 10))
      scale /= 10
    }
  }
}
