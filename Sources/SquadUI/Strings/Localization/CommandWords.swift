/// What the help and the footer call commands.
protocol CommandWords {
  /// One or two words, for the footer.
  func short(_ command: Command) -> String
  /// A line of the help that begins with this command and whose commands all have keys; nil where
  /// their short words say it.
  func long(_ first: Command) -> String?
  func title(_ group: CommandGroup) -> String
  func name(of key: NamedKey) -> String
  /// Between the words of a list: `, `.
  var listSeparator: String { get }
}

/// Key with a name of its own in some language.
enum NamedKey: CaseIterable {
  case space, home, end, pageUp, pageDown, insert, delete, backspace, enter, tab, escape, shift
}
