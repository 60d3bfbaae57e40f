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
