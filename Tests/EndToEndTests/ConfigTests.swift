import Foundation
import Testing

/// The config file: its settings, and that no mistake in it locks anybody out.
@Suite struct ConfigTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private var file: String { sandbox.home + "/.config/squad/config.json" }

  private func write(_ text: String) throws { try write(Data(text.utf8)) }

  private func write(_ data: Data) throws {
    let folder = sandbox.home + "/.config/squad"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: file))
  }

  private func check(_ arguments: String...) throws -> Command {
    try Command.run([Program.path, "config", "check"] + arguments, in: sandbox)
  }

  private static let mistakes = """
    {
      // One misspelling here, two more below.
      "theem": "dark",
      "keys": { "recriut": "a", "fire": "ctrl-m" },
      "mouse": false,
    }
    """

  @Test func `a key of the config recruits, and every text names it`() throws {
    try write("{ \"keys\": { \"recruit\": \"a\", \"undo\": [\"f9\", \"U\"], \"sort\": null } }")
    let squad = try TmuxScreen.squad(in: sandbox)
    let first = try squad.screen()
    #expect(first.has("a recruits the selected character") && first.has("a recruit "))
    #expect(!first.has("s sort"))
    try squad.press("Space")
    try squad.type("a")
    try squad.wait { $0.has("Captain America joined · F9 undo") }
    try squad.type("aU")
    try squad.wait { $0.has("Undone: Captain America joined") }
    try squad.type("?")
    try squad.wait { $0.has("F9 U Ctrl-R") }
  }

  @Test func `the footer shows the first mistake until a key, and the rest works`() throws {
    try write(Self.mistakes)
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    let line = " !  config.json:3:3 unknown \"theem\", did you mean \"theme\"? · 2 more"
    #expect(try squad.screen().has(line))
    try squad.type("j")
    try squad.wait { !$0.has("config.json") && $0.has("? help") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `a key shows all mistakes`() throws {
    try write(
      Self.mistakes.replacing("\"fire\"", with: "\"config-mistakes\": \"M\", \"fire\""))
    let squad = try TmuxScreen.squad(columns: 80, rows: 24, in: sandbox)
    try squad.type("M")
    try squad.wait {
      $0.has("Config mistakes") && $0.has("config.json:3:3 unknown \"theem\"")
        && $0.has("\"ctrl-m\" can't be bound: terminals send it as") && $0.marks == 1
    }
    try squad.press("Escape")
    try squad.wait { !$0.has("Config mistakes") }
  }

  @Test func `config check prints all mistakes, a command only the first`() throws {
    try write(Self.mistakes)
    let result = try check()
    #expect(result.exit == .code(1) && result.errors.isEmpty)
    #expect(
      result.lines == [
        "config.json:3:3 unknown \"theem\", did you mean \"theme\"?",
        "config.json:4:13 unknown \"recriut\", did you mean \"recruit\"?",
        "config.json:4:37 \"ctrl-m\" can't be bound: terminals send it as \"enter\"",
      ])
    let list = try Command.squad("--offline", "list", "starwars", in: sandbox)
    #expect(list.exit == .code(0) && list.lines.count == 6)
    #expect(
      list.errorLines.first
        == "squad: config.json:3:3 unknown \"theem\", did you mean \"theme\"? · 2 more")
  }

  @Test func `config check reads the beginnings of the user's files`() throws {
    try write(
      """
      {"catalogues": {
        "crew": { "file": "crew.csv", "title": "nmae", "sort": "-rank" }, "gone": { "file": "no.csv" },
        "none": { "file": "empty.csv" }, "odd": { "file": "crew.csv", "title": "{name" },
        "broken": { "file": "broken.json" }, "fine": { "file": "crew.csv", "title": "name" },
        "long": { "file": "long.jsonl", "title": "{name} {late}" },
        "short": { "file": "short.json", "title": "nmae" },
      } }
      """)
    let folder = URL(filePath: file).deletingLastPathComponent()
    for (name, text) in [
      ("crew.csv", "name,rang\nAda,1\nBo,2\n"), ("empty.csv", ""), ("broken.json", #"{"a":"#),
      ("short.json", #"[{"name": "Ada"}]"#),
      // The key comes after the part of the file that is read.
      (
        "long.jsonl",
        String(repeating: #"{"name": "Ada"}"# + "\n", count: 30_000) + #"{"late": 1}"#
      ),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let result = try check()
    #expect(
      result.lines == [
        #"crew.csv has no field "nmae", did you mean "name"?"#,
        #"crew.csv has no field "rank", did you mean "rang"?"#, "no.csv: no such file",
        "empty.csv is empty",
        #"crew.csv: "title" must be a field such as "name" or "{first} {last}", or several in [ ]"#,
        "broken.json: missing } at line 1, column 6",
        #"short.json has no field "nmae", did you mean "name"?"#,
      ])
    #expect(result.exit == .code(1) && result.errors.isEmpty)
  }

  @Test func `config check says where it looked, and when all is fine`() throws {
    let none = try check()
    #expect(none.exit == .code(0) && none.lines.count == 1)
    #expect(none.output.hasPrefix("no config file at \(file) · "))
    try write("// nothing yet\n")
    #expect(try check().lines == ["\(file) is fine"])
    let missing = try check("--config", "/nowhere/else.json")
    #expect(missing.exit == .code(1))
    #expect(missing.lines == ["else.json: can't be read: No such file or directory"])
    let folder = try Command.squad(
      "config", "check", in: sandbox, environment: ["XDG_CONFIG_HOME": sandbox.folder])
    #expect(folder.output.contains(" \(sandbox.folder)/squad/config.json"))
  }

  @Test func `the example has no mistake and covers every list`() throws {
    let lists = try Command.squad("help", in: sandbox).lines.first { $0.hasPrefix("Lists: ") }
    let names = try #require(lists).dropFirst(7).dropLast().components(separatedBy: ", ")
    let example = try Command.squad("config", "example", in: sandbox).output
    for name in names { #expect(example.contains("\"\(name)\": ")) }
    let piped = try Command.run(
      [
        "sh", "-c", "\"$0\" config example | \"$0\" config check --config /dev/stdin", Program.path,
      ],
      in: sandbox)
    #expect(piped.exit == .code(0) && piped.lines == ["/dev/stdin is fine"])
  }

  @Test(arguments: ["folder", "large", "binary", "deep", "secret", "pipe"])
  func `a config that can't be read gives one line, and squad starts`(kind: String) throws {
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    case "large": try write(Data(repeating: 0x20, count: 10_000_000))
    case "binary": try write(Data([0x7B, 0xFF, 0x00, 0xFE]))
    case "deep": try write("{\"keys\":" + String(repeating: "[", count: 200_000))
    case "pipe":
      try write("")
      try FileManager.default.removeItem(atPath: file)
      mkfifo(file, 0o600)
    default: try write("{\"services\": {\"marvelPrivateKey\": [\"s3cret\"]}}")
    }
    let result = try check()
    #expect(result.exit == .code(1) && result.lines.count == 1)
    #expect(!result.output.contains("s3cret"))
    let squad = try TmuxScreen.squad(in: sandbox)
    #expect(try squad.screen().has(" !  config.json:"))
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `the config's service, page size and keys are used, keys aren't shown`() throws {
    let keys = ["publicpublic7d1f", "privateprivate93ab"]
    let marvel = try StandIn("marvel", "--public", keys[0], "--private", keys[1], in: sandbox)
    try write(
      """
      { "pageSize": 20, "services": {
        "marvel": "\(marvel.address)/", "marvelPublicKey": "\(keys[0])",
        "marvelPrivateKey": "\(keys[1])" } }
      """)
    let log = sandbox.folder + "/log"
    let result = try Command.squad(
      "list", "marvel", "--limit", "30", "--log", log, in: sandbox)
    #expect(result.exit == .code(0) && result.lines.count == 30)
    #expect(result.errors.isEmpty)
    #expect(try marvel.log().requests.map { $0.parameters["limit"] } == ["20", "20"])
    let text = try String(contentsOfFile: log, encoding: .utf8)
    for key in keys { #expect(!text.contains(key) && !result.errors.contains(key)) }
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait("live") { $0.has("Marvel 1,564") }
    try squad.type("S")
    let asked = try marvel.wait("the first page of another order") { log in
      log.requests.contains { $0.parameters["orderBy"] == "-name" }
    }
    #expect(
      asked.requests.last { $0.parameters["orderBy"] == "-name" }?.parameters["limit"] == "20")
    let environment = try Command.squad(
      "list", "marvel", in: sandbox, environment: ["SQUAD_MARVEL_URL": "http://127.0.0.1:1"])
    #expect(environment.errors.contains("can't connect"), "the environment goes first")
  }

  @Test(arguments: [
    (0o644, true, true), (0o640, true, true), (0o604, true, true), (0o600, true, false),
    (0o400, true, false), (0o644, false, false),
  ])
  func `a file with keys that others can read is a warning`(
    mode: Int, hasKeys: Bool, isWarned: Bool
  ) throws {
    let warning = "config.json contains keys but is readable by others · run chmod 600 on it"
    try write(
      hasKeys ? "{\"services\": {\"marvelPublicKey\": \"p7d1f\"}}" : "{\"mouse\": false}")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    let result = try check()
    #expect(result.exit == .code(0), "it is no error")
    #expect(result.lines == [isWarned ? warning : "\(file) is fine"])
    let roster = try Command.squad("roster", in: sandbox)
    #expect(!roster.errors.contains("config"), "commands have nothing to say of it")
    guard mode == 0o644 else { return }
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    #expect(try squad.screen().has(" !  \(warning)") == isWarned)
  }

  @Test func `mistakes come before the warning about permissions, and are errors`() throws {
    try write("{\"theem\": 1, \"services\": {\"marvelPublicKey\": \"p7d1f\"}}")
    // The tests' umask may have made the file private.
    #expect(chmod(file, 0o644) == 0)
    let result = try check()
    #expect(result.exit == .code(1) && result.lines.count == 2)
    #expect(
      result.lines.last
        == "config.json contains keys but is readable by others · run chmod 600 on it")
    let roster = try Command.squad("roster", in: sandbox)
    #expect(
      roster.errors.hasPrefix("squad: config.json:1:2 unknown \"theem\", did you mean \"theme\"?\n")
    )
  }

  @Test func `the config can define themes, and t's choice overrides its theme`() throws {
    let config = """
      "theme": "mine", "strip": "off",
      "themes": { "mine": { "base": "dark", "roles": { "selection": { "ground": 99 } } } }
      """
    try write("{ \(config) }")
    let squad = try TmuxScreen.squad(in: sandbox)
    #expect(try squad.styled().contains("48;5;99"))
    #expect(!(try squad.screen().has("My squad")))
    try squad.type("T")
    try squad.wait { $0.has("▸ mine") }
    try squad.press("Escape")
    try squad.type("3t")
    try squad.wait { $0.has("Theme: auto") && $0.has("A New Hope") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    let again = try TmuxScreen.squad(in: sandbox)
    try again.wait("where it was left") { $0.isSelected("A New Hope") }
    #expect(!(try again.styled().contains("48;5;99")))
    try again.type("q")
    #expect(try again.end() == .code(0))
    try write("{ \"remember\": false, \(config) }")
    let forgetful = try TmuxScreen.squad(in: sandbox)
    try forgetful.wait("as on the first start") { $0.isSelected("Captain America") }
    #expect(try forgetful.styled().contains("48;5;99"))
    let named = try TmuxScreen.squad("--theme", "mine", in: sandbox)
    #expect(try named.styled().contains("48;5;99"))
  }

  @Test func `an option overrides the environment, which overrides the config`() throws {
    try write("{ \"color\": \"never\", \"accent\": \"one\" }")
    let plain = try TmuxScreen.squad(in: sandbox)
    try plain.type("t")
    try plain.wait { $0.has("colours are off (\"color\" in the config)") }
    let colored = try TmuxScreen.squad("--color", "256", "--theme", "dark", in: sandbox)
    // The tab of the only accent is blue, even in the red catalogue.
    #expect(try colored.styled().contains("48;5;25"))
    let off = try TmuxScreen.squad(in: sandbox, environment: ["NO_COLOR": "1"])
    try off.type("t")
    try off.wait { $0.has("colours are off (NO_COLOR)") }
  }

  @Test(arguments: ["crew", "Crew"])
  func `a hidden file is found by its id in any case`(name: String) throws {
    try write(#"{ "catalogues": { "crew": { "file": "crew.csv", "hidden": true } } }"#)
    let result = try Command.run([Program.path, name], in: sandbox)
    #expect(result.errors == "squad needs a terminal; over SSH use ssh -t\n")
  }

  @Test(arguments: [
    (["config"], "config needs check or example · see squad --help"),
    (["config", "chek"], "unknown config command \"chek\" · did you mean check?"),
    (["config", "check", "x"], "unexpected argument \"x\" · config takes one word"),
    (["confg", "check"], "unknown command \"confg\" · did you mean config?"),
    (["--conifg", "x"], "unknown option \"--conifg\" · did you mean --config?"),
    (["roster", "--theme", "mine"], "unknown theme \"mine\" · "),
  ])
  func `wrong usage`(arguments: [String], message: String) throws {
    let result = try Command.run([Program.path] + arguments, in: sandbox)
    #expect(result.exit == .code(2) && result.errorLines.count == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
