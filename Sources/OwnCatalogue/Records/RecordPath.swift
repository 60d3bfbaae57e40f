/// Path to the records in a JSON value, as `jq` writes it: `items`, `Reservations[].Instances[]`.
package struct RecordPath: Equatable, Sendable {
  /// A step from a value to those inside of it.
  package enum Step: Equatable, Sendable {
    case member(String)
    /// All elements of an array.
    case elements
    /// All members of an object, each named by its key.
    case members
  }

  /// From the whole value inwards; empty where it is one record.
  package var steps: [Step]

  /// - Parameter steps: from the whole value inwards.
  package init(_ steps: [Step]) { self.steps = steps }

  /// As `--at` takes it; `.` is the whole value. Nil for anything that isn't a path.
  package init?(_ text: String) {
    var steps: [Step] = []
    var rest = Substring(text)
    if rest.hasPrefix(".") { rest = rest.dropFirst() }
    while !rest.isEmpty {
      if rest.hasPrefix("[]") {
        steps.append(.elements)
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("[\"") {
        rest = rest.dropFirst(2)
        var name = ""
        while let character = rest.popFirst(), character != "\"" {
          name.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        guard rest.hasPrefix("]") else { return nil }
        rest = rest.dropFirst()
        steps.append(.member(name))
      } else {
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { return nil }
        steps.append(.member(String(name)))
        rest = rest.dropFirst(name.count)
      }
      guard rest.hasPrefix(".") else { continue }
      rest = rest.dropFirst()
      guard !rest.isEmpty, !rest.hasPrefix(".") else { return nil }
    }
    self.steps = steps
  }

  /// As `--at` takes it, without a final `[]` unless that is all; `.` for the whole value.
  package var text: String {
    var text = ""
    for (index, step) in steps.enumerated() {
      switch step {
      case .member(let name):
        let isPlain = !name.isEmpty && !name.contains { ".[]\" ".contains($0) }
        text += isPlain ? (text.isEmpty ? name : ".\(name)") : "[\(FieldPath.quoted(name))]"
      case .elements, .members: if steps.count == 1 || index < steps.count - 1 { text += "[]" }
      }
    }
    return text.isEmpty ? "." : text
  }
}
