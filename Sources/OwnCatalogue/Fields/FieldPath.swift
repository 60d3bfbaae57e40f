/// Path of a field inside a record: `a.b`, `a["x.y"]`, `a[0]`, `a[-1]`, `a[].b`,
/// `a[type=onsale].date`. Without steps it is the record itself.
package struct FieldPath: Hashable, Sendable {
  /// A step from a value to those inside of it.
  package enum Step: Hashable, Sendable {
    case key(String)
    /// An element of a list; negative counts from the end.
    case index(Int)
    /// Every element of a list.
    case all
    /// The first element of a list whose member has this text.
    case first(member: String, text: String)
  }

  /// From the record inwards; empty for the record itself.
  package let steps: [Step]

  /// Without steps, the path of the record itself.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path of a field in nested objects, the outermost key first.
  package init(keys: [String]) { self.init(keys.map { .key($0) }) }

  /// The path with one more step.
  package func appending(_ step: Step) -> FieldPath { FieldPath(steps + [step]) }

  /// The keys of a path that has only keys; nil for any other.
  package var keys: [String]? {
    var keys: [String] = []
    for step in steps {
      guard case .key(let key) = step else { return nil }
      keys.append(key)
    }
    return keys
  }

  /// The key of the value: `b` for `a.b[0]`.
  package var lastKey: String {
    for step in steps.reversed() {
      if case .key(let key) = step { return key }
    }
    return ""
  }

  /// The values at the path, without those that are absent: at most one unless a step is `all`.
  package func values(in record: RecordValue) -> [RecordValue] {
    Self.values(of: [record], along: steps[...])
  }

  /// The values at the end of the steps, starting from each of `values`.
  static func values(of values: [RecordValue], along steps: ArraySlice<Step>) -> [RecordValue] {
    var values = values
    for step in steps {
      switch step {
      case .key(let key): values = values.compactMap { $0[key] }
      case .index(let index): values = values.compactMap { $0.element(at: index) }
      case .all: values = values.flatMap(\.elements)
      case .first(let member, let text):
        values = values.compactMap { value in
          value.elements.first { $0[member]?.unwrapped.scalarText == text }
        }
      }
    }
    return values.map(\.unwrapped)
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as it is written: parsing it gives the same path.
  package var description: String {
    guard !steps.isEmpty else { return "." }
    var text = ""
    for step in steps {
      switch step {
      case .key(let key) where Self.isPlain(key): text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\(Self.quoted(key))]"
      case .index(let index): text += "[\(index)]"
      case .all: text += "[]"
      case .first(let member, let value):
        text += "[\(Self.isPlain(member) ? member : Self.quoted(member))="
        text += "\(Self.isPlain(value) ? value : Self.quoted(value))]"
      }
    }
    return text
  }

  /// Whether a name needs no quotes.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.first != " " && name.last != " "
      && !name.contains { ".[]{}|=\"\\".contains($0) } && !name.contains("//")
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined(separator: ""))\""
  }
}
