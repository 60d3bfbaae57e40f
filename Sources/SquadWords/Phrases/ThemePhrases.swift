import SquadCore

/// What is said of themes.
extension Strings {
  package var highContrast: String { say("high contrast", "alto contraste", "高コントラスト") }
  /// Of the theme that follows the terminal's background; nil: that is not known.
  package func asksTerminal(_ background: Background?) -> String {
    switch background {
    case .dark: say("asks the terminal: dark", "consulta al terminal: oscuro", "端末に合わせる: 暗い背景")
    case .light: say("asks the terminal: light", "consulta al terminal: claro", "端末に合わせる: 明るい背景")
    case nil: say("asks the terminal", "consulta al terminal", "端末に合わせる")
    }
  }
  package var forDarkGrounds: String { say("for dark grounds", "para fondos oscuros", "暗い背景向け") }
  package var forLightGrounds: String { say("for light grounds", "para fondos claros", "明るい背景向け") }
  package var ownBackground: String { say("AAA, own background", "AAA, fondo propio", "AAA、独自の背景") }
  package var weightAndReverse: String {
    say("weight and reverse only", "solo negrita e inverso", "太字と反転のみ")
  }
  package var terminalColors: String {
    say("the terminal's 16 colours", "16 colores del terminal", "端末の16色")
  }
  package var ownTheme: String { say("your own", "tema propio", "自作のテーマ") }
  package var accent: String { say("Accent of a catalogue", "Acento de un catálogo", "カタログのアクセント") }
  package func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: say("its own", "el suyo", "カタログごと")
    case .one: say("one for all", "uno para todos", "すべて共通")
    }
  }
  /// What the key does that ticks the boxes.
  package var toggleAccent: String { say("accent", "acento", "アクセント") }

  package func name(of choice: ThemeChoice) -> String {
    choice == .contrast ? highContrast : choice.name
  }

  /// What is said of a theme; empty where its colours say it.
  package func note(on choice: ThemeChoice, _ state: ThemeState) -> String {
    switch choice {
    case .auto: asksTerminal(state.background)
    case .dark: forDarkGrounds
    case .light: forLightGrounds
    case .contrast: ownBackground
    case .mono: weightAndReverse
    case .terminal: terminalColors
    case .own: ownTheme
    }
  }

  /// `[x] its own`
  package func box(_ accent: AccentChoice, isChosen: Bool) -> String {
    "[\(isChosen ? "x" : " ")] \(name(of: accent))"
  }

  /// How to keep a theme for all terminals.
  package func configLine(_ picker: ThemePicker) -> String {
    let accent = picker.accent == .one ? ", \"accent\": \"one\"" : ""
    return "config.json  \"theme\": \"\(picker.choice.name)\"\(accent)"
  }
}
