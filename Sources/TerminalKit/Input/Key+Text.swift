extension Key: CustomStringConvertible {
  /// Text form: `j`, `<enter>`, `<c-d>`, `<s-tab>`, `<space>`, `<f5>`, `<lt>`.
  package var description: String {
    var name: String
    if case .character(let scalar) = code {
      name = Self.characterNames[scalar] ?? String(scalar)
      if modifiers.isEmpty, Self.characterNames[scalar] == nil { return name }
    } else {
      name = Self.name(of: code)
    }
    if modifiers.contains(.shift) { name = "s-" + name }
    if modifiers.contains(.alt) { name = "a-" + name }
    if modifiers.contains(.ctrl) { name = "c-" + name }
    return "<" + name + ">"
  }

  /// Parses exactly one key; nil otherwise.
  package init?(parsing text: String) {
    guard let keys = Key.sequence(text), keys.count == 1, let key = keys.first else { return nil }
    self = key
  }

  /// Parses consecutive keys, such as `jj<enter>`; nil if a name is unknown.
  package static func sequence(_ text: String) -> [Key]? {
    var keys: [Key] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "<" else {
        keys.append(.character(first))
        continue
      }
      // A name has at least one scalar, so that `<c->>` is Ctrl and `>`.
      guard let close = rest.dropFirst().firstIndex(of: ">") else { return nil }
      var end = close
      let next = rest.index(after: close)
      if next < rest.endIndex, rest[next] == ">", rest[rest.index(before: close)] == "-" {
        end = next
      }
      guard let key = named(rest[..<end]) else { return nil }
      keys.append(key)
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  /// Parses the text between `<` and `>`.
  private static func named(_ text: Substring.UnicodeScalarView) -> Key? {
    var name = text
    var modifiers: KeyModifiers = []
    while let letter = name.first, name.count > 2, name.dropFirst().first == "-",
      let modifier = modifierLetters[letter]
    {
      modifiers.insert(modifier)
      name = name.dropFirst(2)
    }
    let lower = String(String.UnicodeScalarView(name)).lowercased()
    if let code = codeNames[lower] { return canonical(code, modifiers) }
    if let scalar = characterNames.first(where: { $0.value == lower })?.key {
      return canonical(.character(scalar), modifiers)
    }
    guard name.count == 1, let scalar = name.first, !modifiers.isEmpty else { return nil }
    return canonical(.character(scalar), modifiers)
  }

  /// The single value of a key with several names.
  static func canonical(_ code: KeyCode, _ modifiers: KeyModifiers) -> Key? {
    guard case .character(let scalar) = code else { return Key(code, modifiers) }
    var left = modifiers
    var base = Key(.character(scalar))
    if left.contains(.ctrl) {
      base = ctrl(scalar)
      left.subtract(.ctrl)
    } else if left.contains(.shift), scalar.properties.isLowercase || scalar.properties.isUppercase
    {
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      guard upper.count == 1, let only = upper.first else { return nil }
      base = Key(.character(only))
      left.subtract(.shift)
    }
    return Key(base.code, base.modifiers.union(left))
  }

  private static let modifierLetters: [Unicode.Scalar: KeyModifiers] = [
    "c": .ctrl, "C": .ctrl, "a": .alt, "A": .alt, "m": .alt, "M": .alt, "s": .shift, "S": .shift,
  ]
}

extension Key {
  /// Name of a key that types nothing.
  static func name(of code: KeyCode) -> String {
    switch code {
    case .character(let scalar): String(scalar)
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .insert: "insert"
    case .delete: "delete"
    case .backspace: "backspace"
    case .enter: "enter"
    case .tab: "tab"
    case .escape: "esc"
    case .function(let number): "f\(number)"
    }
  }

  /// Characters that need a name inside `<…>`.
  static let characterNames: [Unicode.Scalar: String] = [" ": "space", "<": "lt"]

  /// Every accepted name, aliases included.
  static let codeNames: [String: KeyCode] = {
    let named: [KeyCode] =
      [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace,
        .enter, .tab, .escape,
      ] + (1...12).map { .function($0) }
    var names = Dictionary(named.map { (name(of: $0), $0) }) { first, _ in first }
    let aliases: [String: KeyCode] = [
      "escape": .escape, "cr": .enter, "return": .enter, "bs": .backspace, "del": .delete,
      "ins": .insert, "pgup": .pageUp, "pgdn": .pageDown, "pgdown": .pageDown,
      "gt": .character(">"),
    ]
    names.merge(aliases) { first, _ in first }
    return names
  }()
}

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
