import SquadWords

/// A command that the footer names, or some that belong together, and what they do now.
struct FooterCommand {
  let commands: [Command]
  let text: String
  /// Where there is no room for all, those of the highest rank go first, and then those at the end.
  private(set) var rank = 0

  init(_ commands: Command..., text: String) {
    self.commands = commands
    self.text = text
  }

  func ranked(_ rank: Int) -> FooterCommand {
    var command = self
    command.rank = rank
    return command
  }

  /// What stands there always, at the end.
  static func always(_ strings: Strings, hasPalette: Bool) -> [FooterCommand] {
    ((hasPalette ? [.palette] : []) + [Command.help, .quit])
      .map { FooterCommand($0, text: strings.short($0)) }
  }
}
