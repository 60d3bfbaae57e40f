/// What the command palette says.
extension Strings {
  var paletteTitle: String { words.paletteTitle }
  var choose: String { words.choose }

  /// What a command is called, by the words that one would look for.
  ///
  /// - Parameter tabs: the catalogues' titles.
  func name(of command: Command, tabs: [String]) -> String {
    if let tab = Command.tabs.firstIndex(of: command) {
      return tabs.indices.contains(tab) ? words.goTo(tabs[tab]) : ""
    }
    let name = words.fullName(command) ?? words.short(command)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
