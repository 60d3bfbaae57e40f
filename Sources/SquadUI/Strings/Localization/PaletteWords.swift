/// What the command palette says.
protocol PaletteWords {
  var paletteTitle: String { get }
  var choose: String { get }
  /// A command by the words that one would look for, where its short name is too short; nil
  /// elsewhere.
  func fullName(_ command: Command) -> String?
  func goTo(_ catalogue: String) -> String
}
