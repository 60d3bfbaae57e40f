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

  /// What stands there always, at the end; on a narrow screen without the palette.
  static func always(_ strings: Strings, columns: Int) -> [FooterCommand] {
    let commands: [Command] = columns < 60 ? [.help, .quit] : [.palette, .help, .quit]
    return commands.map { FooterCommand($0, text: strings.short($0)) }
  }
}
