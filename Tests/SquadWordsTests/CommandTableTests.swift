import Foundation
import TerminalKit
import Testing

@testable import SquadWords

/// The table of commands behind keys, footer, help, palette, config and README.
struct CommandTableTests {
  private let strings = Strings()

  @Test func `every command stands in it once`() {
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

  @Test func `the README's keys are the table's`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "## Keys\n\n"))
    let end = try #require(text.range(of: "\n\n", range: start.upperBound..<text.endIndex))
    let range = start.upperBound..<end.lowerBound
    guard text[range] != table else { return }
    if ProcessInfo.processInfo.environment["SQUAD_RECORD"] == "1" {
      try text.replacingCharacters(in: range, with: table)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("README's keys differ from the table:\n\(table)")
  }

  /// The help's rows that have keys, two beside each other.
  private var table: String {
    let cells = CommandGroup.allCases.flatMap(\.rows).filter { !keys($0).isEmpty }.map { row in
      // In the help itself the row says "this help".
      "\(keys(row)) | \(row == [.help] ? strings.short(.help) : strings.long(row))"
    }
    let half = (cells.count + 1) / 2
    let rows = (0..<half).map { row in
      "| \(cells[row]) | \(half + row < cells.count ? cells[half + row] : " | ") |"
    }
    return (["| key | does | key | does |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private func keys(_ row: [Command]) -> String {
    guard row != Command.tabs else { return "`1`…`9`" }
    return row.map { command in
      Keymap.standard.keys(of: command).map { key in
        let isSign = key.typed.map { $0.isASCII && $0 != " " } ?? false
        return isSign ? "`\(strings.name(of: key))`" : strings.name(of: key)
      }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " / ")
  }
}
