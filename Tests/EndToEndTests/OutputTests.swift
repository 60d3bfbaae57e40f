import Foundation
import Testing

/// Where results go, and what happens when one can't be written.
@Suite struct OutputTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [
    "list marvel", "list marvel --json", "show marvel/1009368", "roster --json", "--help",
    "--version", "glance", "recruit marvel/1009368",
  ])
  func `a result that can't be written is a failure with a line`(arguments: String) throws {
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    for (sink, reason) in [(">/dev/full", "No space left on device"), (">&-", "is closed")] {
      let result = try shell("\"$0\" --offline \(arguments) \(sink)")
      #expect(result.exit == .code(1), "\(sink)")
      let last = try #require(result.errorLines.last)
      #expect(last.hasPrefix("squad: can't write the result: ") && last.hasSuffix(reason))
      _ = try Command.squad("fire", Hero.ironMan, in: sandbox)
    }
  }

  @Test func `a change is stored even if its result can't be written`() throws {
    let result = try shell("\"$0\" recruit \(Hero.ironMan) \(Hero.hulk) >/dev/full")
    #expect(result.exit == .code(1))
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.hulk])
  }

  @Test func `a closed pipe is quiet, and no failure`() throws {
    let script = "{ \"$0\" list marvel; echo \"status $?\" >&2; } | true"
    let result = try shell(script)
    #expect(result.errorLines.last == "status 0")
    #expect(!result.errors.contains("written"))
  }

  /// An endless input would be reported once it has the maximum number of rows.
  @Test func `a closed output ends a filter of an endless input`() throws {
    let rows = #"yes "$(printf '%0200d' 7)" 2>/dev/null"#
    let script = "{ \(rows) | \"$0\" open - --format lines --filter ''; echo \"status $?\" >&2; }"
    let result = try shell(script + " | head -n 1")
    #expect(result.errors == "status 0\n" && result.lines.count == 1)
  }

  @Test func `a closed output ends squad show with endless ids`() throws {
    let script = "{ yes marvel/1009368 2>/dev/null | \"$0\" show -; echo \"status $?\" >&2; }"
    let result = try shell(script + " | head -n 1")
    #expect(result.errorLines.last == "status 0" && result.lines == ["Iron Man"])
  }

  @Test func `an output that can't be written ends squad show with endless ids`() throws {
    let result = try shell("yes marvel/1009368 2>/dev/null | \"$0\" --offline show - >/dev/full")
    #expect(result.exit == .code(1) && result.errorLines.count == 1, "\(result.errors)")
  }

  @Test func `no file is opened in place of a closed stream`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, in: sandbox)
    let log = sandbox.folder + "/log"
    let result = try shell("\"$0\" roster --log '\(log)' >&- 2>&-")
    #expect(result.exit == .code(1))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    #expect(!text.contains("Iron Man") && !text.contains("written"))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    "list marvel", "show marvel/1009368", "roster", "glance", "fire superheroes/5",
  ])
  func `a folder that can't be written is reported, and reading works`(arguments: String) throws {
    let missing = sandbox.folder + "/missing/folder"
    let fine = try shell("\"$0\" --data '\(missing)' \(arguments)")
    #expect(fine.exit == .code(0) && !fine.errors.contains("can't be saved"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder + "/missing"))
    for folder in ["/proc/squad", "/proc", Program.path + "/squad"] {
      let result = try shell("\"$0\" --data '\(folder)' \(arguments)")
      #expect(result.exit == .code(0), "\(folder)")
      #expect(result.output == fine.output)
      let said = result.errorLines.filter { $0.contains("changes can't be saved: ") }
      #expect(said.count == 1, "\(folder): \(result.errors)")
    }
  }

  @Test func `the browser says from the start that nothing is saved`() throws {
    let squad = try TmuxScreen([Program.path, "--data", "/proc/squad"], in: sandbox)
    try squad.wait { $0.isSelected("Captain America") && $0.has("Can't save") }
  }

  private func shell(_ script: String) throws -> Command {
    try Command.run(["sh", "-c", script, Program.path], in: sandbox)
  }

  @Test(arguments: ["--cast", "--log"])
  func `a pipe without a reader gives an error, not a hang`(option: String) throws {
    let pipe = sandbox.folder + "/pipe"
    mkfifo(pipe, 0o600)
    let command = option == "--cast" ? ["replay", "tour"] : ["--offline", "roster"]
    let result = try Command.run([Program.path] + command + [option, pipe], in: sandbox)
    #expect(result.exit == .code(1) && result.errorLines.count == 1, "\(result.errors)")
  }
}
