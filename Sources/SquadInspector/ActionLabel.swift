import SquadCore

/// Label of an action: `moved(next)`, `list.tabChosen(2)`. The case's name after its feature's,
/// with its value if that is a single word. Needs no formatting, so that every action can have one;
/// other payloads are never formatted.
package struct ActionLabel: Sendable {
  /// The value in brackets.
  enum Value: Sendable {
    case none
    case word(StaticString)
    case flag(StaticString, Bool)
    case number(Int)
    case text(String)
  }

  let name: StaticString
  let value: Value

  init(_ name: StaticString, _ value: Value = .none) {
    self.name = name
    self.value = value
  }

  init(_ name: StaticString, text: String) {
    let isShort = text.utf8.count <= Self.longest
    self.init(name, isShort ? .text(text) : .none)
  }

  /// Longest text in brackets, in bytes.
  private static let longest = 30

  package var text: String {
    switch value {
    case .none: "\(name)"
    case .word(let word): "\(name)(\(word))"
    case .flag(let label, let isTrue): "\(name)(\(label): \(isTrue))"
    case .number(let number): "\(name)(\(number))"
    case .text(let text): "\(name)(\(text.debugDescription))"
    }
  }
}
