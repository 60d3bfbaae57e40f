import SquadWords

/// A command in the footer, or several that share one hint, and what they do now.
struct FooterCommand {
  let commands: [Command]
  let text: String
  /// Drop order when space is short: the highest rank goes first, then the last in the line.
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

  /// The commands at the end of the footer in every state.
  static func always(_ strings: Strings, hasPalette: Bool) -> [FooterCommand] {
    ((hasPalette ? [.palette] : []) + [Command.help, .quit])
      .map { FooterCommand($0, text: strings.short($0)) }
  }
}
