import OwnCatalogue

/// JSON output of the commands, with keys in the documented order. Not by the toolchain's encoder,
/// which would cost every start more than a millisecond.
typealias JSON = RecordValue

extension RecordValue {
  /// An object with these members, in this order.
  static func record(_ members: [(key: String, value: RecordValue)]) -> RecordValue {
    .object(members.map { RecordValue.Member($0.key, $0.value) })
  }

  /// Indented JSON.
  var indented: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  /// JSON of one line, with a space after each comma and colon.
  var oneLine: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// `indent` stands before each line; nil writes a single one.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null, .bool, .number, .text: text += json
    case .list(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, indent: indent) { element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        text += RecordValue.text(member.name).json + ": "
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
}
