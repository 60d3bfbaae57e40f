import Foundation
import Testing

/// `squad open`: the user's own files, from the command line.
@Suite struct OwnFileTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try write("people.csv", "name,email,team\nAda,ada@x.org,Math\nGrace,grace@x.org,Navy\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: sandbox.folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Runs `squad open` in the sandbox's folder.
  private func open(_ arguments: String..., input: String? = nil) throws -> Command {
    if let input { try write("input", input) }
    return try Command.run(
      ["sh", "-c", #"cd "$IN"; exec "$0" open "$@" < "$INPUT""#, Program.path] + arguments,
      in: sandbox,
      environment: ["IN": sandbox.folder, "INPUT": input == nil ? "/dev/null" : "input"])
  }

  @Test func `a filter prints the matches, best first`() throws {
    try write("words.txt", "a grace note\ngrace\ndisgrace\nnone\n")
    let result = try open("words.txt", "--filter", "grace")
    #expect(result.lines == ["grace", "a grace note", "disgrace"])
    #expect(result.exit == .code(0) && result.errors.isEmpty)
    #expect(try open("words.txt", "--filter", "grace", "--limit", "1").lines == ["grace"])
  }

  @Test func `a pipe, a file and a field can be opened together`() throws {
    let result = try open(
      "-", "people.csv", "--filter", "", "-o", "{name} <{email}>",
      input: #"[{"name": "Zoe", "email": "z@x.org"}]"#)
    #expect(result.lines == ["Zoe <z@x.org>", "Ada <ada@x.org>", "Grace <grace@x.org>"])
    let ids = try open("people.csv", "--filter", "navy", "-o", "ref", "--name", "crew")
    #expect(ids.output == "crew/grace\n")
    #expect(try open("people.csv", "--filter", "", "--print0", "-o", "id").output == "ada\0grace\0")
  }

  @Test func `an open pipe's matches are printed as they are read`() throws {
    let terminal = try Pty(
      ["sh", "-c", #"(printf 'ada\nbo\n'; cat) | "$0" open - --filter ''"#, Program.path],
      in: sandbox)
    try terminal.read(until: "ada\r\nbo\r\n")
    terminal.type("cid\n")
    try terminal.read(until: "cid\r\ncid\r\n")
    terminal.type("\u{4}")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `an unknown field is reported at the end of the JSON`() throws {
    try write("crew.jsonl", #"{"name": "Ada"}"# + "\n" + #"{"name": "Bo", "late": 1}"#)
    #expect(try open("crew.jsonl", "--filter", "", "-o", "late").output == "\n1\n")
    let result = try open("crew.jsonl", "--filter", "", "-o", "nmae")
    #expect(result.output.isEmpty && result.exit == .code(2))
    #expect(result.errors == "squad: crew.jsonl has no field \"nmae\", did you mean \"name\"?\n")
    let piped = try open("-", "--filter", "a", "--title", "nmae", input: #"{"name": "Ada"}"#)
    #expect(piped.output.isEmpty && piped.exit == .code(2))
  }

  @Test func `a single match is printed without a screen, no match ends without one`() throws {
    let one = try open("people.csv", "--select", "-q", "navy", "-1", "-o", "ref")
    #expect(one.output == "people/grace\n" && one.exit == .code(0))
    let piped = try open(
      "-", "--select", "-q", "bo", "-1", "-o", "name", input: "name,team\nAda,Math\nBo,Navy\n")
    #expect(piped.output == "Bo\n" && piped.exit == .code(0))
    let none = try open("people.csv", "--select", "-q", "zzzzzz", "-0")
    #expect(none.output.isEmpty && none.errors.isEmpty && none.exit == .code(1))
    let failed = try open("nope.csv", "--select", "-0")
    #expect(failed.errors == "squad: nope.csv: no such file\n" && failed.exit == .code(2))
  }

  @Test func `a value may follow a short name directly`() throws {
    try write("semi.txt", "name;team\nAda;Math\n")
    let result = try open("semi.txt", "--filter", "", "-d;", "-oteam", "--format", "csv")
    #expect(result.lines == ["Math"] && result.exit == .code(0))
  }

  @Test func `an id is read exactly, then regardless of case`() throws {
    try write("crew.csv", "id,name\nAB12,Ada\nCd3,Bo\ncD3,Cid\n")
    try write("config.json", #"{"catalogues": {"crew": {"file": "crew.csv", "id": "id"}}}"#)
    func run(_ arguments: String...) throws -> Command {
      try Command.run(
        [Program.path] + arguments + ["--config", sandbox.folder + "/config.json"], in: sandbox)
    }
    for (typed, title) in [("ab12", "Ada"), ("cD3", "Cid"), ("cd3", "Bo"), ("AB12", "Ada")] {
      let result = try run("show", "Crew/\(typed)")
      #expect(result.lines.first == title, "\(typed): \(result.errors)")
    }
    // Another member's id in another case names nobody else.
    #expect(try run("recruit", "crew/Cd3", "crew/cD3").lines.count == 2)
    #expect(try run("fire", "crew/cD3").lines == ["Cid fired"])
    #expect(try run("fire", "crew/cD3").output.isEmpty)
    #expect(try sandbox.roster() == ["crew/Cd3"])
    // Without its file a member is named regardless of case.
    try FileManager.default.removeItem(atPath: sandbox.folder + "/crew.csv")
    #expect(try run("fire", "crew/CD3").lines == ["Bo fired"])
  }

  @Test func `a catalogue of the config opens by its name, with the options on top`() throws {
    try write(
      "config.json",
      #"{"catalogues": {"crew": {"file": "people.csv", "title": "email", "sort": "-name"}}}"#)
    let config = ["--config", sandbox.folder + "/config.json"]
    func run(_ arguments: String...) throws -> Command {
      try Command.run([Program.path] + arguments + config, in: sandbox)
    }
    #expect(
      try run("open", "crew", "--filter", "", "-o", "tsv").lines
        == ["grace-x-org\tgrace@x.org\tNavy", "ada-x-org\tada@x.org\tMath"])
    #expect(
      try run("open", "Crew", "--filter", "", "-o", "title", "--title", "name").lines
        == ["Grace", "Ada"])
    #expect(try run("list", "crew", "--sort", "-team", "-o", "{team}").lines == ["Navy", "Math"])
    #expect(
      try run("list", "crew", "--sort", "nmae").errors
        == "squad: unknown sort \"nmae\" · did you mean name?\n")
    let json = try run("list", "crew", "--search", "grace", "--json").output
    #expect(json.contains(#""team": "Navy""#) && json.contains(#""id": "crew/grace-x-org""#))
    #expect(try run("show", "crew/ada-x-org").lines.prefix(2) == ["ada@x.org", "Math"])
    // A member is shown from its record where the file is gone.
    #expect(try run("recruit", "crew/ada-x-org").exit == .code(0))
    try FileManager.default.removeItem(atPath: sandbox.folder + "/people.csv")
    let shown = try run("show", "crew/ada-x-org")
    #expect(shown.lines.first == "ada@x.org" && shown.exit == .code(0))
    #expect(try run("show", "crew/grace-x-org").exit == .code(1))
  }

  @Test func `CSV has every field of JSON, and an unknown list suggests the config's`() throws {
    try write("issues.json", #"[{"n": 1, "labels": [{"name": "a,b"}]}, {"n": 2, "labels": []}]"#)
    let table = try open("issues.json", "--filter", "", "-o", "csv")
    #expect(table.lines == ["n,labels", #"1,"[{""name"":""a,b""}]""#, "2,"])
    try write("more.csv", "n,by\n3,Ada\n")
    let both = try open("issues.json", "more.csv", "--filter", "", "-o", "csv")
    #expect(both.output == table.output + "\nn,by\n3,Ada\n")
    try write("config.json", #"{"catalogues": {"crew": {"file": "people.csv"}}}"#)
    let unknown = try Command.run(
      [Program.path, "list", "crw", "--config", sandbox.folder + "/config.json"], in: sandbox)
    #expect(unknown.errors == "squad: unknown list \"crw\" · did you mean crew?\n")
  }

  @Test func `a filter sorts, and names a row without a title`() throws {
    try write("numbers.csv", "a,b,c\n1,7.5,x\n2,9,x\n3,,x\n")
    let sorted = try open("numbers.csv", "--filter", "", "--sort", "b", "-o", "a")
    #expect(sorted.lines == ["2", "1", "3"])
    let reversed = try open("numbers.csv", "--filter", "", "--sort", "-b", "-o", "a")
    #expect(reversed.lines == ["1", "2", "3"])
    try write(
      "flags.json",
      #"""
      [{"name": "France", "flag": "🇫🇷"}, {"name": "Italy", "flag": "🇮🇹"},
       {"name": "Malta", "flag": "🇲🇹"}, {"name": "Peru", "flag": "🇵🇪"}, {"flag": "🇪🇸"}]
      """#)
    let titles = try open("flags.json", "--filter", "", "-o", "title").lines
    #expect(titles == ["France", "Italy", "Malta", "Peru", "row 5"])
    try write("config.json", #"{"catalogues": {"flags": {"file": "flags.json", "id": "flag"}}}"#)
    let config = ["--config", sandbox.folder + "/config.json"]
    let listed = try Command.run([Program.path, "list", "flags"] + config, in: sandbox)
    let id = try #require(listed.lines.first?.split(separator: "\t").first)
    let shown = try Command.run([Program.path, "show", String(id)] + config, in: sandbox)
    #expect(shown.lines.first == "France", "\(id): \(shown.errors)")
  }

  @Test func `numbers and dates are typed however the file writes them`() throws {
    try write(
      "goods.csv",
      "name;kind;price;share;since\nApple;fruit;1.234,5;3,5;3.2.2024\n"
        + "Walnut;nut;-0,5;12,25 %;14.2.2024\n")
    try write("config.json", #"{"catalogues": {"goods": {"file": "goods.csv"}}}"#)
    func shown(_ id: String) throws -> String {
      try Command.run(
        [Program.path, "show", id, "--json", "--config", sandbox.folder + "/config.json"],
        in: sandbox
      ).output
    }
    let apple = try shown("goods/apple")
    for member in [#""number": 1234.5"#, #""number": 3.5"#, #""date": "2024-02-03""#] {
      #expect(apple.contains(member), "\(member)")
    }
    let walnut = try shown("goods/walnut")
    for member in [#""number": -0.5"#, #""number": 12.25"#, #""unit": "%""#] {
      #expect(walnut.contains(member), "\(member)")
    }
  }

  @Test func `a day that the calendar lacks is no date`() throws {
    try write("plans.csv", "name,kind,due\nAda,a,31 Feb 2027\nBo,b,soon\nCy,c,1 Mar 2027\n")
    try write("config.json", #"{"catalogues": {"plans": {"file": "plans.csv"}}}"#)
    let shown = try ["ada", "cy"].map { name in
      try Command.run(
        [Program.path, "show", "plans/\(name)", "--json"]
          + ["--config", sandbox.folder + "/config.json"], in: sandbox
      ).output
    }
    #expect(shown[0].contains("31 Feb 2027") && !shown[0].contains(#""date""#))
    #expect(shown[1].contains(#""date": "2027-03-01""#))
  }

  @Test func `a list prints the records of a file as they stand, large ones too`() throws {
    let note = String(repeating: "x", count: 20_000)
    try write("notes.csv", "name,team,note\nAda,\"Math\",y\nBo,Navy,\(note)\n")
    try write("config.json", #"{"catalogues": {"notes": {"file": "notes.csv"}}}"#)
    func listed(_ arguments: String...) throws -> Command {
      try Command.run(
        [Program.path, "list", "notes", "--config", sandbox.folder + "/config.json"] + arguments,
        in: sandbox)
    }
    #expect(try listed("-o", "team").lines == ["Math", "Navy"])
    #expect(try listed("-o", "record").lines == [#"Ada,"Math",y"#, "Bo,Navy,\(note)"])
    #expect(try listed("--json").output.contains(#""team": "Navy""#))
  }

  @Test func `--explain prints the guesses as an entry for the config`() throws {
    let result = try open("people.csv", "--explain")
    #expect(result.exit == .code(0))
    #expect(result.lines.first == #""people": {"#)
    #expect(result.output.contains(#""title": "name","#))
    try write("spaces.csv", "team  name,a\u{A0}b\nAda,Math\nBo,Navy\n")
    let spaces = try open("spaces.csv", "--explain")
    #expect(spaces.output.contains(#""title": "team \u0020name","#))
    #expect(spaces.output.contains(#""subtitle": "a\u00a0b","#))
    let second = try open("nope.csv", "people.csv", "--explain")
    #expect(second.errors == "squad: nope.csv: no such file\n" && second.exit == .code(1))
    // The config resolves a relative path against its own folder.
    #expect(second.output.contains("/people.csv\","))
  }

  private static let errors: [([String], Int32, String)] = [
    (["people.csv", "--filter", "zzzzzz"], 1, ""),
    (["nope.csv", "--filter", "a"], 2, "squad: nope.csv: no such file\n"),
    (["empty.csv", "--filter", ""], 1, "squad: empty.csv is empty\n"),
    (["list.json", "--filter", ""], 1, "squad: list.json is empty\n"),
    (
      ["broken.json", "--filter", "a"], 2,
      "squad: broken.json: missing } at line 1, column 6\n"
    ),
    (
      ["people.csv", "--filter", "a", "-o", "nmae"], 2,
      "squad: people.csv has no field \"nmae\", did you mean \"name\"?\n"
    ),
    (
      ["people.csv", "--filter", "a", "--title", "nmae"], 2,
      "squad: people.csv has no field \"nmae\", did you mean \"name\"?\n"
    ),
    (
      ["old.csv", "--filter", "a"], 2,
      "squad: old.csv: not UTF-8 at line 2, column 2 · --encoding latin1, or iconv -f latin1 -t utf-8\n"
    ),
    (
      ["people.csv", "--filtr", "a"], 2,
      "squad: unknown option \"--filtr\" · did you mean --filter?\n"
    ),
    (
      ["people.csv", "--filter", "a", "-d", "xx"], 2,
      "squad: -d takes one character, or \\t, not \"xx\"\n"
    ),
    (
      ["people.csv", "--filter", "a", "--name", "marvel"], 2,
      """
      squad: --name takes 1 to 32 characters of a-z, 0-9 and -, except squad's own names, \
      not "marvel"

      """
    ),
    (["people.csv", "-m"], 2, "squad: -m needs --select · see squad --help\n"),
    (["people.csv", "-q", "a", "-1"], 2, "squad: -1 needs --select · see squad --help\n"),
    (["people.csv", "-o", "id"], 2, "squad: -o needs --select · see squad --help\n"),
    (
      ["people.csv", "--filter", "a", "--select"], 2,
      "squad: --select can't be used with --filter · see squad --help\n"
    ),
    (
      ["people.csv", "--filter", "a", "--follow"], 2,
      "squad: --follow can't be used with --filter · see squad --help\n"
    ),
    (
      ["people.csv", "-f", "a"], 2,
      "squad: unknown option \"-f\" · did you mean --filter or --follow?\n"
    ),
    (["people.csv", "--only=x"], 2, "squad: --only takes no value · see squad --help\n"),
    (
      ["zip.csv", "--filter", "a"], 2,
      "squad: zip.csv is compressed · zcat zip.csv | squad open -\n"
    ),
    (["zip.csv"], 1, "squad: zip.csv is compressed · zcat zip.csv | squad open -\n"),
    (["broken.json"], 1, "squad: broken.json: missing } at line 1, column 6\n"),
    (
      ["old.csv", "--select"], 2,
      "squad: old.csv: not UTF-8 at line 2, column 2 · --encoding latin1, or iconv -f latin1 -t utf-8\n"
    ),
  ]

  @Test(arguments: errors)
  func `an error gives one line and grep's status`(
    arguments: [String], status: Int32, errors: String
  ) throws {
    try write("empty.csv", "")
    try write("list.json", "[]")
    try write("broken.json", "{\"a\":\n")
    try Data([0x61, 0x0A, 0x61, 0xE9, 0x62, 0x0A])
      .write(to: URL(fileURLWithPath: sandbox.folder + "/old.csv"))
    try Data([0x1F, 0x8B, 8]).write(to: URL(fileURLWithPath: sandbox.folder + "/zip.csv"))
    let result = try Command.run(
      ["sh", "-c", #"cd "$IN"; exec "$0" open "$@""#, Program.path] + arguments, in: sandbox,
      environment: ["IN": sandbox.folder])
    #expect(result.errors == errors && result.output.isEmpty)
    #expect(result.exit == .code(status))
  }

  @Test func `a followed file opens before it has a record`() throws {
    try write("empty.log", "")
    let file = sandbox.folder + "/empty.log"
    let screen = try TmuxScreen([Program.path, "open", file, "--follow", "--only"], in: sandbox)
    try screen.wait("the screen") { $0.has("reading empty.log") }
    let log = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try log.write(contentsOf: Data("ada\n".utf8))
    try screen.wait("the first record") { $0.has("ada") && !$0.has("reading") }
  }

  @Test func `a member from a pipe is shown by the roles that its fields had`() throws {
    let pipe = #"printf 'name,team\nAda,Math\nBo,Navy\n' | "$0" open - --title team --only"#
    let screen = try TmuxScreen(["sh", "-c", pipe, Program.path], in: sandbox)
    try screen.wait("the rows") { $0.has("Navy") }
    try screen.press("Space")
    try screen.wait("the member") { $0.has("Math joined") }
    try screen.type("q")
    #expect(try screen.end() == .code(0))
    for id in ["stdin/math", "STDIN/Math"] {
      let shown = try Command.run([Program.path, "show", id], in: sandbox)
      #expect(shown.lines.first == "Math", "\(shown.errors)")
      let again = try Command.run([Program.path, "recruit", id], in: sandbox)
      #expect(again.exit == .code(0), "\(again.errors)")
    }
  }

  @Test func `a field name with commas is written in brackets`() throws {
    try write("comma.csv", "\"Revenue, net\",name,5\" disk\n10,A,x\n20,B,y\n")
    let names = #"["Revenue, net"],5" disk"#
    let found = try open(
      "comma.csv", "--filter", "20", "--search-in", names, "--show", names, "-o", "name")
    #expect(found.lines == ["B"] && found.errors.isEmpty)
  }

  @Test func `a record's section is listed by its name`() throws {
    try write(
      "teams.json",
      #"""
      [{"name": "Red", "Members": [{"name": "Ada"}, {"name": "Bo"}]},
       {"name": "Blue", "Members": [{"name": "Cid"}]}]
      """#)
    try write("config.json", #"{"catalogues": {"teams": {"file": "teams.json"}}}"#)
    func run(_ arguments: String...) throws -> Command {
      try Command.run(
        [Program.path, "list"] + arguments + ["--config", sandbox.folder + "/config.json"],
        in: sandbox)
    }
    #expect(try run("teams/red/members", "-o", "title").lines == ["Ada", "Bo"])
    #expect(try run("teams/red/Members", "-o", "ref", "--limit", "1").lines.count == 1)
    let unknown = try run("teams/red/Member")
    #expect(unknown.errors.contains("did you mean teams/red/Members?"), "\(unknown.errors)")
  }

  @Test func `a malformed field is a mistake of the config`() throws {
    try write("config.json", #"{"catalogues": {"crew": {"file": "people.csv", "title": "{name"}}}"#)
    let result = try Command.run(
      [Program.path, "list", "crew", "--config", sandbox.folder + "/config.json"], in: sandbox)
    let errors = #"squad: people.csv: "title" must be a field such as "name""#
    #expect(result.errors.hasPrefix(errors) && result.exit == .code(1), "\(result.errors)")
  }

  @Test func `a file named without open gets open as a suggestion`() throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.folder + "/data", withIntermediateDirectories: true)
    try write("data/crew.csv", "name\nAda\n")
    for path in ["people.csv", "./people.csv", "data/crew.csv"] {
      let result = try Command.run(
        ["sh", "-c", #"cd "$IN"; exec "$0" "$1""#, Program.path, path], in: sandbox,
        environment: ["IN": sandbox.folder])
      #expect(result.errors.contains("did you mean squad open \(path)?"), "\(result.errors)")
      #expect(result.exit == .code(2))
    }
  }

  @Test func `a file's escape sequences reach programs but no terminal`() throws {
    try write("bell.txt", "a\u{1B}]0;owned\u{7}b\n")
    #expect(try open("bell.txt", "--filter", "").output == "a\u{1B}]0;owned\u{7}b\n")
    let terminal = try Pty(
      [Program.path, "open", sandbox.folder + "/bell.txt", "--filter", ""], in: sandbox)
    try terminal.read(until: "b\r\n")
    #expect(try terminal.end() == .code(0))
    #expect(!terminal.text.contains("\u{1B}]0;"))
  }
}
