/// What the command palette says.
extension Strings {
  /// What a command is called, by the words that one would look for.
  ///
  /// - Parameter tabs: the catalogues' titles.
  package func name(of command: Command, tabs: [String]) -> String {
    if let tab = Command.tabs.firstIndex(of: command) {
      return tabs.indices.contains(tab) ? goTo(tabs[tab]) : ""
    }
    let name = fullName(command) ?? short(command)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
