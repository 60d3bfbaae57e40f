import SquadCore

/// The inputs of a theme's colours, besides the terminal's colour depth.
struct ThemeAppearance: Equatable {
  let name: ThemeName
  let hue: Hue
  /// Changes by the user; nil: none.
  let own: OwnTheme?

  init(name: ThemeName, hue: Hue) {
    self.name = name
    self.hue = hue
    own = nil
  }

  /// The appearance of a theme choice in a catalogue, by default the open one. `own` are the user's
  /// themes.
  init(
    _ state: borrowing AppState, of choice: ThemeChoice, in catalogue: CatalogueID? = nil,
    own: [OwnTheme]
  ) {
    if case .own(let name) = choice {
      self.own = own.first { $0.name == name }
    } else {
      self.own = nil
    }
    name = self.own?.base ?? ThemeName(choice, background: state.theme.background)
    let isCommon = (self.own?.accent ?? state.shownAccent) == .one
    hue =
      isCommon
      ? .common : Hue(of: catalogue ?? state.listStack.current.catalogue, among: state.catalogues)
  }
}
