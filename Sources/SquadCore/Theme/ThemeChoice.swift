/// The user's choice of a theme; the raw value is its name on the command line.
package enum ThemeChoice: String, CaseIterable, Sendable {
  /// What the terminal says of its background decides.
  case auto
  case dark, light, contrast, mono, terminal

  /// The next one in order, and the first one after the last.
  package var next: ThemeChoice {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

/// Brightness of a terminal's background.
package enum Background: String, Sendable {
  case dark, light
}

extension Background {
  /// Reads `COLORFGBG`, such as `15;0` or `0;default;15`: the last number is the background's among
  /// the sixteen colours.
  package init?(colorFGBG text: String) {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    self = number < 7 || number == 8 ? .dark : .light
  }
}
