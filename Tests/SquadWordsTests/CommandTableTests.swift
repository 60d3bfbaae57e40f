import TerminalKit
import Testing

@testable import SquadWords

/// The table of commands behind keys, footer, help, palette, config and manual.
struct CommandTableTests {
  private let strings = Strings()

  @Test func `the table has every command once`() {
    #expect(CommandInfo.all.count == Command.allCases.count)
    #expect(Set(CommandInfo.all.map(\.command)) == Set(Command.allCases))
    #expect(CommandGroup.allCases.flatMap(\.rows).flatMap { $0 } == CommandInfo.all.map(\.command))
  }

  @Test func `no key has two commands`() {
    let keys = CommandInfo.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `ids are words of small letters`() {
    for command in Command.allCases {
      #expect(command.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    }
  }

  @Test func `every command has a line of its own that fits the palette`() {
    let lines = Command.allCases.map(strings.purpose)
    #expect(Set(lines).count == lines.count)
    for line in lines { #expect(line.count <= 68 && line.first?.isUppercase == true, "\(line)") }
    for command in Command.allCases { #expect(!strings.short(command).isEmpty) }
  }
}
