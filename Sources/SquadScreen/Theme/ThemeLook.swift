import SquadCore

/// What decides a theme's colours besides how many of them the terminal has.
struct ThemeLook: Equatable {
  let name: ThemeName
  let hue: Hue
  /// Changes of the user's own; nil: none.
  let own: OwnTheme?

  init(name: ThemeName, hue: Hue) {
    self.name = name
    self.hue = hue
    own = nil
  }

  /// The look of a choice in a catalogue, the open one unless another is named.
  ///
  /// - Parameter own: the user's themes.
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
      ? .common : Hue(of: catalogue ?? state.browser.current.catalogue, among: state.catalogues)
  }
}
