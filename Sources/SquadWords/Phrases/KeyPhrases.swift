import TerminalKit

/// Names of keys, as they are bound now.
extension Strings {
  /// The key of a command; nil if it has none.
  package func key(_ command: Command) -> String? { keymap.shown(command).map { name(of: $0) } }

  /// A command's key that doesn't type a character into a field; nil if it has none.
  func keyInField(_ command: Command) -> String? { keymap.shownInField(command).map(name(of:)) }

  /// `Iron Man joined · u undo`: a text with what can be done about it.
  func text(_ text: String, offering command: Command) -> String {
    key(command).map { "\(text) · \($0) \(short(command))" } ?? text
  }

  /// A key as people write it: `j`, `↓`, `Ctrl-D`, `F5`.
  package func name(of key: Key) -> String {
    let name =
      switch key.code {
      case .character(" "): say("Space", "Espacio", "Space")
      case .character(let scalar):
        key.modifiers.contains(.ctrl) ? Character(scalar).uppercased() : String(Character(scalar))
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: say("Home", "Inicio", "Home")
      case .end: say("End", "Fin", "End")
      case .pageUp: say("PgUp", "RePág", "PgUp")
      case .pageDown: say("PgDn", "AvPág", "PgDn")
      case .insert: say("Ins", "Insert", "Ins")
      case .delete: say("Del", "Supr", "Del")
      case .backspace: say("Backspace", "Retroceso", "Backspace")
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .function(let number): "F\(number)"
      }
    return prefix(key.modifiers) + name
  }

  private func prefix(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.ctrl) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? say("Shift", "Mayús", "Shift") + "-" : "")
  }
}

/// The mouse in the help.
extension Strings {
  /// `Mouse`, a title in the help.
  package var mouseTitle: String { say("Mouse", "Ratón", "マウス") }
  /// The actions of the mouse, and how a terminal that reports it still selects text.
  package var mouseHelp: [(what: String, does: String)] {
    say(
      [
        ("Click", "select; tabs and keys act"), ("Double-click", "open it, as Enter does"),
        ("Wheel", "move, or scroll the detail"), ("Shift-drag", "the terminal's own selection"),
      ],
      [
        ("Clic", "seleccionar; activar pestañas y teclas"), ("Doble clic", "abrir, como Enter"),
        ("Rueda", "moverse, o desplazar el detalle"),
        ("Mayús-arrastrar", "selección del propio terminal"),
      ],
      [
        ("クリック", "選択。タブやキーなら実行"), ("ダブルクリック", "Enter と同じく開く"),
        ("ホイール", "移動、詳細のスクロール"), ("Shift-ドラッグ", "端末自身の文字選択"),
      ])
  }
}
