import SquadCore

/// Themes and their notes in the theme picker.
extension Strings {
  /// The note on the theme that follows the terminal's background, as far as it is known.
  private func asksTerminal(_ background: Background?) -> String {
    switch background {
    case .dark: say("asks the terminal: dark", "según el terminal: oscuro", "端末に合わせる: 暗い背景")
    case .light: say("asks the terminal: light", "según el terminal: claro", "端末に合わせる: 明るい背景")
    case nil: say("asks the terminal", "según el terminal", "端末に合わせる")
    }
  }
  /// `Accent of each catalogue`, before the boxes in the theme picker.
  package var accent: String {
    say("Accent of each catalogue", "Color de cada catálogo", "色分け")
  }
  private func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: say("its own", "el suyo", "カタログごと")
    case .one: say("one for all", "uno para todos", "すべて共通")
    }
  }
  /// The purpose of the key that ticks the boxes.
  package var toggleAccent: String { say("accent", "color", "色分け") }

  /// `high contrast`; for every other theme its name in the config.
  package func name(of choice: ThemeChoice) -> String {
    choice == .contrast
      ? say("high contrast", "alto contraste", "高コントラスト") : choice.name
  }

  /// `for dark backgrounds`, beside a theme in the picker.
  package func note(on choice: ThemeChoice, _ state: ThemeState) -> String {
    switch choice {
    case .auto: asksTerminal(state.background)
    case .dark: say("for dark backgrounds", "para fondos oscuros", "暗い背景向け")
    case .light: say("for light backgrounds", "para fondos claros", "明るい背景向け")
    case .contrast: say("AAA, own background", "AAA, fondo propio", "AAA、独自の背景")
    case .mono: say("weight and reverse only", "solo negrita e inverso", "太字と反転のみ")
    case .terminal: say("the terminal's 16 colours", "16 colores del terminal", "端末の16色")
    case .own: say("your own", "tema propio", "自作のテーマ")
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
