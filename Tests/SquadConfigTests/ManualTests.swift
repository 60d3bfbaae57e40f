import Foundation
import SquadConfig
import Testing

@testable import SquadWords

/// The manual's tables are the program's.
struct ManualTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(path: "Packaging/man/squad.1")

  private let strings = Strings()

  @Test func `the manual's generated parts match the tables`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var written = text
    for (name, lines) in parts {
      let start = try #require(written.range(of: ".\\\" begin \(name)\n"), "\(name)")
      let end = try #require(written.range(of: ".\\\" end \(name)\n"), "\(name)")
      let part = lines.map { $0 + "\n" }.joined()
      written.replaceSubrange(start.upperBound..<end.lowerBound, with: part)
    }
    guard written != text else { return }
    if ProcessInfo.processInfo.environment["SQUAD_RECORD"] == "1" {
      try written.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let (old, new) = (Set(text.split(separator: "\n")), written.split(separator: "\n"))
    Issue.record("the manual lacks: \(new.filter { !old.contains($0) }.prefix(5))")
  }

  @Test func `the manual and the formula have the program's version`() throws {
    let manual = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(manual.contains("\n.Os \(ProgramVersion.line)\n"))
    let formula = try String(
      contentsOf: Self.root.appending(path: "Packaging/homebrew/squad.rb"), encoding: .utf8)
    #expect(formula.contains("/squad-\(ProgramVersion.number).tar.gz\""))
  }

  @Test func `the README explains its few keys as the program does`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| key |") }.dropFirst(2)
    var count = 0
    for row in rows.prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: " | ").map { $0.replacing("| ", with: "") }
      try #require(cells.count == 4, "\(row)")
      for (keys, words) in [(cells[0], cells[1]), (cells[2], cells[3])] {
        let names = keys.split(separator: " ").filter { $0 != "/" }.map {
          $0.replacing("`", with: "")
        }
        let commands = names.compactMap { name in
          CommandInfo.all.first { $0.keys.map(strings.name).contains(String(name)) }?.command
        }
        #expect(commands.count == names.count, "\(keys)")
        let known = commands.flatMap { [strings.long([$0]), strings.purpose($0).lowercased()] }
        for word in words.replacing(" |", with: "").split(separator: /, |\s\/\s/) {
          #expect(known.contains { $0.contains(word) }, "\(keys): \(word)")
        }
        count += names.count
      }
    }
    #expect(count >= 10)
  }

  /// Otherwise the manual would lack a variable that the sources read.
  @Test func `the table has every environment variable that the sources name`() throws {
    let known = Set(EnvironmentVariable.allCases.map(\.rawValue))
    // Set by a kiosk's sshd, not by users.
    let others: Set = ["SSH_CONNECTION", "SSH_ORIGINAL_COMMAND"]
    let sources = Self.root.appending(path: "Sources").path
    let files = try #require(FileManager.default.enumerator(atPath: sources)).allObjects
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      for match in text.matches(
        of: /(?:nvironment\[|getenv\()"(\w+)"|"((?:SQUAD|XDG|SSH)_\w+|\w+_proxy)"/)
      {
        found.insert(String(match.output.1 ?? match.output.2 ?? ""))
      }
    }
    #expect(found.count > 12)
    #expect(found.subtracting(known).subtracting(others) == [])
  }

  private var parts: [(String, [String])] {
    [
      (
        "commands",
        tagged(
          CommandForm.allCases.map {
            ($0.syntax(strings.optionsPlaceholder), strings.purpose(of: $0))
          })
      ),
      ("options", tagged(HelpOption.allCases.map { ($0.syntax, strings.purpose(of: $0)) })),
      ("open", tagged(OpenOption.allCases.map { ($0.syntax, strings.purpose(of: $0)) })),
      ("keys", CommandGroup.allCases.flatMap(keys)),
      ("config", literal(ConfigExample.text(lists: ListNames.all))),
      ("environment", tagged(variables)),
      ("statuses", tagged(SquadWords.ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })),
    ]
  }

  /// Variables of the same purpose share an entry.
  private var variables: [(String, String)] {
    EnvironmentVariable.allCases.reduce(into: []) { rows, variable in
      if rows.last?.1 == variable.purpose {
        rows[rows.count - 1].0 += ", \(variable.rawValue)"
      } else {
        rows.append((variable.rawValue, variable.purpose))
      }
    }
  }

  private func keys(of group: CommandGroup) -> [String] {
    let rows = group.rows.compactMap { row -> (String, String)? in
      if row == Command.tabs { return ("1 … 9", strings.long(row)) }
      let keys = row.map { command in
        Keymap.standard.keys(of: command).map(strings.name).joined(separator: " ")
      }.filter { !$0.isEmpty }
      return keys.isEmpty ? nil : (keys.joined(separator: " / "), strings.long(row))
    }
    return [".Ss \(escaped(strings.title(group)))"] + tagged(rows)
  }

  private func tagged(_ rows: [(term: String, text: String)]) -> [String] {
    [".Bl -tag -width Ds"]
      + rows.flatMap { row in
        // Each sentence starts on a new line.
        [".It \(argument(row.term))"]
          + row.text.replacing(/\. (?=[A-Z])/, with: ".\n").split(separator: "\n").map {
            escaped(String($0))
          }
      } + [".El"]
  }

  private func literal(_ text: String) -> [String] {
    [".Bd -literal"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map {
        escaped(String($0))
      } + [".Ed"]
  }

  /// A term as macro arguments, none of which is taken for a macro itself.
  private func argument(_ text: String) -> String {
    text.split(separator: " ").map { "\\&" + escaped(String($0)).replacing("\"", with: "\\(dq") }
      .joined(separator: " ")
  }

  /// Text without requests, escapes, or characters that are typeset as others.
  private func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("'", with: "\\(aq").replacing("`", with: "\\(ga").replacing("^", with: "\\(ha")
      .replacing("~", with: "\\(ti")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}

extension SquadWords.ExitStatus {
  /// In English, as the manual.
  fileprivate var meaning: String {
    switch self {
    case .success:
      "Success; in the browser q and Ctrl-C, too. A picker or a filter printed something."
    case .failure:
      "Failure, explained in one line on standard error. A picker or a filter found no match."
    case .wrongUsage:
      "Incorrect usage, or a terminal that the browser can't use. A picker or a filter failed."
    case .hungUp: "Ended by SIGHUP."
    case .cancelled: "A picker was left without a choice."
    case .terminated: "Ended by SIGTERM."
    case .exhausted: "Ended by SIGXCPU, at the limit of CPU time."
    }
  }
}
