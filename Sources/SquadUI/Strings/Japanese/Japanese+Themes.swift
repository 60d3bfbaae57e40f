import SquadCore

/// Japanese words for themes.
extension Japanese: ThemeWords {
  var highContrast: String { "高コントラスト" }
  func asksTerminal(_ background: Background?) -> String {
    switch background {
    case .dark: "端末に合わせる: 暗い背景"
    case .light: "端末に合わせる: 明るい背景"
    case nil: "端末に合わせる"
    }
  }
  var forDarkGrounds: String { "暗い背景向け" }
  var forLightGrounds: String { "明るい背景向け" }
  var ownBackground: String { "AAA、独自の背景" }
  var weightAndReverse: String { "太字と反転のみ" }
  var terminalColors: String { "端末の16色" }
  var ownTheme: String { "自作のテーマ" }
  var accent: String { "カタログのアクセント" }
  func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: "カタログごと"
    case .one: "すべて共通"
    }
  }
  var toggleAccent: String { "アクセント" }
}
