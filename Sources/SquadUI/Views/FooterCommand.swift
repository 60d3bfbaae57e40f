/// A command that the footer names, or some that belong together, and what they do now.
struct FooterCommand {
  let commands: [Command]
  let text: String

  init(_ commands: Command..., text: String) {
    self.commands = commands
    self.text = text
  }

  /// What stands there always, at the end.
  static func always(_ strings: Strings) -> [FooterCommand] {
    [Command.help, .quit].map { FooterCommand($0, text: strings.short($0)) }
  }
}
