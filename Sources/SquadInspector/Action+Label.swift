import SquadCore

extension Action {
  /// Label of an action: `moved(next)`, `list.tabChosen(2)`. The case's name after its feature's,
  /// with the values that are single words; other payloads are never formatted. By reflection, which
  /// takes 2 to 5 µs: under 1 % of a key.
  package var label: String {
    guard let (name, payload) = Mirror(reflecting: self).children.first else { return "\(self)" }
    guard Mirror(reflecting: payload).displayStyle == .enum, Self.word(payload) == nil else {
      return Self.label(name, payload)
    }
    let action = Mirror(reflecting: payload).children.first
    return "\(name ?? "").\(action.map { Self.label($0.label, $0.value) } ?? "\(payload)")"
  }

  private static func label(_ name: String?, _ payload: Any) -> String {
    let mirror = Mirror(reflecting: payload)
    let words =
      mirror.displayStyle == .tuple
      ? mirror.children.compactMap { value in
        word(value.value).map { word in
          value.label.map { $0.hasPrefix(".") ? word : "\($0): \(word)" } ?? word
        }
      } : [word(payload)].compactMap(\.self)
    return words.isEmpty ? name ?? "" : "\(name ?? "")(\(words.joined(separator: ", ")))"
  }

  /// Nil for a value that isn't a single word, or a long one.
  private static func word(_ value: Any) -> String? {
    switch value {
    case let text as String: quoted(text)
    case let field as TextField: quoted(field.text)
    case let list as ListID: quoted(list.description)
    case is Int, is Bool, is Motion, is FocusMotion, is Background: "\(value)"
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String? {
    text.utf8.count <= 30 ? "\"\(text)\"" : nil
  }
}
