/// A command that the footer names, and what it does now.
struct FooterCommand {
  let command: Command
  let text: String

  init(_ command: Command, _ text: String) {
    self.command = command
    self.text = text
  }

  /// What stands there always, at the end.
  static func always(_ strings: Strings) -> [FooterCommand] {
    [Command.help, .quit].map { FooterCommand($0, strings.short($0)) }
  }
}
