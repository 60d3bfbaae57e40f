import Basics

/// Builds a JSON object in one line, member by member.
struct JSONLine {
  private var text = "{"

  mutating func add(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    begin(name)
    Self.write(value, to: &text)
  }

  mutating func add(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    begin(name)
    text += String(value)
  }

  mutating func add(_ name: StaticString, _ value: Bool) {
    begin(name)
    text += value ? "true" : "false"
  }

  /// The complete line with its end.
  var finished: String { text + "}\n" }

  private mutating func begin(_ name: StaticString) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        text += "\\u" + String(scalar.value, radix: 16).zeroPadded(to: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
