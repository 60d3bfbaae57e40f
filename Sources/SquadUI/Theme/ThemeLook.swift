import SquadCore

/// What decides a theme's colours besides how many of them the terminal has.
struct ThemeLook: Equatable {
  let name: ThemeName
  let hue: Hue
  var accent = Accent.own
  /// Changes of the user's own; nil: none.
  var own: OwnTheme?

  init(name: ThemeName, hue: Hue) {
    self.name = name
    self.hue = hue
  }

  /// - Parameter own: the user's themes.
  init(
    _ choice: ThemeChoice, background: Background?, _ hue: Hue, _ accent: Accent, own: [OwnTheme]
  ) {
    name = ThemeName(choice, background: background, own: own)
    self.hue = hue
    if case .own(let name) = choice { self.own = own.first { $0.name == name } }
    self.accent = self.own?.accent ?? accent
  }
}
