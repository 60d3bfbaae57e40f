import TerminalKit

/// What the help groups commands by.
enum HelpGroup: CaseIterable {
  case moving, searching, squad, program

  var commands: [Command] {
    switch self {
    case .moving:
      [
        .next, .previous, .first, .last, .pageDown, .pageUp, .halfPageDown, .halfPageUp,
        .nextPane, .previousPane, .left, .right, .open, .back, .strip, .tab1, .previousList,
        .nextList, .chartLonger, .chartShorter,
      ]
    case .searching: [.search, .nextMatch, .previousMatch, .sort, .refresh]
    case .squad: [.recruit, .fire, .undo, .redo, .shiftLeft, .shiftRight, .compare]
    case .program: [.help, .nextTheme, .chooseTheme, .trace, .redraw, .suspend, .quit]
    }
  }
}

/// The help, made from the keys as they are bound now.
struct HelpText {
  /// A title, a key with what it does, or an empty line.
  enum Line: Equatable {
    case title(String)
    case key(String, String)
    case blank
  }

  private(set) var lines: [Line] = []

  /// - Parameter tabs: how many tabs there are to open by digits.
  init(_ keymap: Keymap, _ strings: Strings, tabs: Int) {
    for group in HelpGroup.allCases {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.title(strings.title(group)))
      for command in group.commands {
        for command in command == .tab1 ? Array(Command.tabs.prefix(tabs)) : [command] {
          let keys = keymap.keys(of: command)
          guard !keys.isEmpty else { continue }
          let names = keys.map(strings.name(of:)).joined(separator: " ")
          lines.append(.key(names, strings.long(command)))
        }
      }
    }
  }
}

extension Strings {
  /// A key as people write it: `j`, `↓`, `Ctrl-D`, `F5`.
  func name(of key: Key) -> String {
    let name =
      switch key.code {
      case .character(" "): "Space"
      case .character(let scalar):
        key.modifiers.contains(.ctrl) ? Character(scalar).uppercased() : String(Character(scalar))
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .insert: "Ins"
      case .delete: "Del"
      case .backspace: "Backspace"
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .function(let number): "F\(number)"
      }
    return prefix(key.modifiers) + name
  }

  private func prefix(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.ctrl) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? "Shift-" : "")
  }
}
