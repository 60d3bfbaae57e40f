import Basics
import OwnCatalogue

/// JSON output of the commands, with keys in the documented order. Not by the toolchain's encoder,
/// which would cost every start more than a millisecond.
enum JSON {
  case string(String)
  case number(Int)
  /// A number as written, or `true`, `false` or `null`.
  case digits(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Indented text.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  /// Text of one line.
  var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// `indent` stands before each line; nil writes a single one.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += String(number)
    case .digits(let digits): text += digits
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, indent: indent) { element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String, indent: String?,
    _ write: (Element, inout String, String?) -> Void
  ) {
    guard !elements.isEmpty else { return text += brackets.0 + brackets.1 }
    let inner = indent.map { $0 + "  " }
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      text += inner.map { "\n" + $0 } ?? ""
      write(element, &text, inner)
    }
    text += (indent.map { "\n" + $0 } ?? "") + brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u" + String(scalar.value, radix: 16).zeroPadded(to: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON {
  init(_ value: RecordValue) {
    switch value {
    case .null: self = .digits("null")
    case .bool(let isTrue): self = .digits(isTrue ? "true" : "false")
    case .number(let digits): self = .digits(digits)
    case .text(let text): self = .string(text)
    case .list(let values): self = .array(values.map(JSON.init))
    case .object(let members): self = .object(members.map { ($0.name, JSON($0.value)) })
    }
  }

  /// The value as a `RecordValue`.
  var value: RecordValue {
    switch self {
    case .string(let text): .text(text)
    case .number(let number): .number(String(number))
    case .digits(let digits): .number(digits)
    case .array(let elements): .list(elements.map(\.value))
    case .object(let members):
      .object(members.map { RecordValue.Member($0.key, $0.value.value) })
    }
  }
}
