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
    write(String(record.number))
    write(",\"time\":\"")
    write(time: record.time)
    write("Z\",\"action\":\"")
    write(escaping: record.label)
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
    write(String(rest / 1_000).zeroPadded(to: 2))
    write(".")
    write(String(rest % 1_000).zeroPadded(to: 3))
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
  }
}
