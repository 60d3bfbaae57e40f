/// Key as people write it: `j`, `space`, `ctrl-d`, `f5`, `pgdn`, `shift-tab`.
package struct WrittenKey: Equatable, Sendable {
  /// Key that a terminal sends for it, as far as terminals distinguish.
  package let key: Key
  /// Modifiers as written.
  package let modifiers: KeyModifiers

  /// Nil if the text isn't exactly one key. Case matters only for single letters.
  package init?(_ text: String) {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    while let (length, modifier) = Self.modifier(at: rest) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(length)
    }
    let scalars = rest.unicodeScalars
    let code: KeyCode
    if let named = Key.codeNames[rest.lowercased()] {
      code = named
    } else if rest.lowercased() == "space" {
      code = .character(" ")
    } else if scalars.count == 1, let scalar = scalars.first, scalar.value > 0x20,
      scalar.properties.generalCategory != .control
    {
      code = .character(scalar)
    } else {
      return nil
    }
    guard let key = Key.canonical(code, modifiers) else { return nil }
    self.key = key
    self.modifiers = modifiers
  }

  /// The modifier at the start of a text, and its length; nil if nothing follows.
  private static func modifier(at text: Substring) -> (length: Int, KeyModifiers)? {
    guard let end = text.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }),
      text.index(after: end) < text.endIndex
    else { return nil }
    let modifier: KeyModifiers
    switch text[..<end].lowercased() {
    case "ctrl", "control", "c": modifier = .ctrl
    case "alt", "meta", "a", "m": modifier = .alt
    case "shift", "s": modifier = .shift
    default: return nil
    }
    return (text.distance(from: text.startIndex, to: end) + 1, modifier)
  }

  /// Names of keys that are longer than one character.
  package static let names: [String] =
    ["space"] + Key.codeNames.keys.filter { $0.count > 1 && $0 != "lt" && $0 != "gt" }.sorted()
}

extension Key {
  /// Text that `WrittenKey` parses.
  package var written: String {
    let name =
      switch code {
      case .character(" "): "space"
      case .pageUp: "pgup"
      case .pageDown: "pgdn"
      default: Self.name(of: code)
      }
    return (modifiers.contains(.ctrl) ? "ctrl-" : "") + (modifiers.contains(.alt) ? "alt-" : "")
      + (modifiers.contains(.shift) ? "shift-" : "") + name
  }

  /// Whether terminals send it distinctly: they send Alt and a letter as Escape and the letter,
  /// Ctrl and a digit as the digit.
  package var canBeSent: Bool {
    switch code {
    case .character(let scalar):
      if modifiers.isEmpty { return true }
      return modifiers == .ctrl
        && (("a"..."z").contains(scalar) || " \\]^_".unicodeScalars.contains(scalar))
    case .tab: return modifiers.isEmpty || modifiers == .shift
    case .enter, .escape, .backspace: return modifiers.isEmpty
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .function:
      return true
    }
  }
}
