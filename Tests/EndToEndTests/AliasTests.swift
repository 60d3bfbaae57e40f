import Foundation
import Testing

/// Ids that squad had made up, and the real ones that replaced them.
@Suite struct AliasTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// America Chavez, whose id at Marvel was never recorded.
  private let chavez = "marvel/9000206"

  /// Turns the squad's file into one of the previous version, with Thor's old id in members,
  /// journal and place.
  private func age() throws {
    try change(
      """
      for table, columns in (
        ("member", "position INTEGER PRIMARY KEY, catalogue TEXT, entry TEXT, title TEXT, badge TEXT"),
        ("journal", "number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT, catalogue TEXT, entry TEXT, "
          "title TEXT, badge TEXT, from_place INTEGER, to_place INTEGER, undone INTEGER")):
        names = ", ".join(column.split()[0] for column in columns.split(", "))
        file.execute(f"UPDATE {table} SET entry = '9000001' WHERE entry = '1009664'")
        file.execute(f"ALTER TABLE {table} RENAME TO new_{table}")
        file.execute(f"CREATE TABLE {table} ({columns})")
        file.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM new_{table}")
        file.execute(f"DROP TABLE new_{table}")
      file.execute("DROP TABLE place")
      file.execute("CREATE TABLE place (only INTEGER PRIMARY KEY, catalogue TEXT, entry TEXT)")
      file.execute("INSERT INTO place VALUES (1, 'marvel', '9000001')")
      for table in "squad", "alias", "terminal", "list_settings", "record", "board", "newcomer": file.execute(f"DROP TABLE {table}")
      file.execute("PRAGMA user_version = 2")
      """)
  }

  private func change(_ statements: String) throws {
    let script =
      "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1], timeout=10) as file:\n"
      + statements.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let result = try Command.run(["python3", "-c", script, sandbox.database], in: sandbox)
    guard result.exit == .code(0) else { throw Failure(result.errors) }
  }

  /// The file's version and the ids in it, read without squad's own code.
  private func stored() throws -> [String] {
    let script = """
      import sqlite3, sys
      file = sqlite3.connect(sys.argv[1], timeout=10)
      print(file.execute("PRAGMA user_version").fetchone()[0])
      for table in "member", "journal", "place":
        for row in file.execute(f"SELECT entry FROM {table}"): print(row[0])
      """
    return try Command.run(["python3", "-c", script, sandbox.database], in: sandbox).lines
  }

  @Test func `an older file is read as it is, and migrated with the first change`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, Hero.thor, Hero.hulk, in: sandbox)
    try age()
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.thor, Hero.hulk])
    #expect(try stored().first == "2")
    let squad = try TmuxScreen.squad(in: sandbox)
    let screen = try squad.wait("the place") { $0.isSelected("Thor") && $0.has("My squad 3") }
    #expect(screen.has("★"))
    try squad.press("Space")
    try squad.wait { $0.has("Fire Thor from the ") }
    try squad.type("n")
    try squad.type("u")
    try squad.wait { $0.has("My squad 2") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.thor])
    #expect(try stored().dropFirst().allSatisfy { !$0.hasPrefix("9") })
    let again = try TmuxScreen.squad(in: sandbox)
    try again.press("C-r")
    try again.wait { $0.has("My squad 3") }
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.thor, Hero.hulk])
  }

  @Test func `show, recruit and fire still accept an old id`() throws {
    let shown = try Command.squad("show", "marvel/9000001", "--json", in: sandbox)
    #expect(try shown.json(CommandOutput.Detail.self).title == "Thor")
    #expect(try Command.squad("recruit", "marvel/9000001", in: sandbox).exit == .code(0))
    #expect(try sandbox.roster() == [Hero.thor])
    let again = try Command.squad("recruit", Hero.thor, in: sandbox)
    #expect(again.errors == "squad: Thor is already in the squad\n")
    #expect(try sandbox.roster() == [Hero.thor])
    let opened = try TmuxScreen.squad("marvel/9000001", in: sandbox)
    try opened.wait { $0.isSelected("Thor") }
    #expect(try Command.squad("fire", "marvel/9000001", in: sandbox).exit == .code(0))
    #expect(try sandbox.roster() == [])
  }

  @Test func `a squad killed at any moment of the change keeps all members`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, Hero.thor, Hero.hulk, in: sandbox)
    for step in 0..<8 {
      try age()
      let script =
        "\"$0\" recruit \(Hero.spiderMan) >/dev/null & sleep 0.00\(step); kill -9 $!; wait"
      _ = try Command.run(["sh", "-c", script, Program.path], in: sandbox)
      #expect(try sandbox.roster().prefix(3) == [Hero.ironMan, Hero.thor, Hero.hulk])
      // Either all ids are the old ones, or none is.
      let ids = try stored()
      let isOld = ids.first == "2"
      #expect(ids.dropFirst().contains { $0.hasPrefix("9") } == isOld, "\(ids)")
      _ = try Command.squad("fire", Hero.spiderMan, in: sandbox)
    }
  }

  @Test func `a live row of the same name gives a member its id, without duplicates`() throws {
    _ = try Command.squad("recruit", Hero.ironMan, chavez, Hero.hulk, in: sandbox)
    let marvel = try StandIn("marvel", "--data", try served("America Chávez"), in: sandbox)
    let environment = ["SQUAD_MARVEL_URL": marvel.address]
    let squad = try TmuxScreen.squad(in: sandbox, environment: environment)
    try squad.wait("live") { $0.lines.first?.contains(" live ") == true }
    try squad.type("/chavez")
    let found = try squad.wait("her row") { $0.isSelected("America Chávez") }
    #expect(found.lines.count { $0.contains("America Ch") && $0.contains("★") } >= 1)
    try squad.press("Escape")
    try marvel.wait("quiet") { $0.concurrent == 0 }
    let renamed = [Hero.ironMan, "marvel/1017575", Hero.hulk]
    #expect(try wait { try sandbox.roster() == renamed ? true : nil } == true)
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    // Without the service too, under the old and the new id.
    let alone = try TmuxScreen.squad("marvel/1017575", in: sandbox)
    try alone.wait("her bundled row") { $0.isSelected("America Chavez") && $0.has("My squad 3") }
    let listed = try Command.squad("list", "marvel", "--search", "chavez", in: sandbox)
    #expect(listed.lines.count == 1 && listed.output.contains("1017575"))
    _ = try Command.squad("recruit", chavez, in: sandbox)
    #expect(try sandbox.roster().count == 3)
    _ = try Command.squad("fire", chavez, in: sandbox)
    #expect(try sandbox.roster() == [Hero.ironMan, Hero.hulk])
    try alone.type("u")
    try alone.wait { $0.has("Undone:") && $0.has("My squad 3") }
    #expect(try sandbox.roster() == [Hero.ironMan, "marvel/1017575", Hero.hulk])
  }

  @Test func `two live rows of a member's name don't change its id`() throws {
    _ = try Command.squad("recruit", chavez, in: sandbox)
    let folder = try served("America Chavez", "AMERICA CHAVEZ")
    let marvel = try StandIn("marvel", "--data", folder, in: sandbox)
    let squad = try TmuxScreen.squad(
      in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    try squad.wait("live") { $0.lines.first?.contains(" live ") == true }
    try marvel.wait("quiet") { $0.concurrent == 0 }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try sandbox.roster() == [chavez])
  }

  /// A folder of recorded responses: characters of those names, numbered from 1017575, and Captain
  /// America.
  private func served(_ names: String...) throws -> String {
    let folder = sandbox.folder + "/served"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let characters = [(1_009_220, "Captain America")] + zip(1_017_575..., names)
    let results = characters.map { id, name in
      [
        "id": id, "name": name, "description": "", "modified": "2014-04-29T14:18:17-0400",
        "resourceURI": "http://gateway.marvel.com/v1/public/characters/\(id)",
      ] as [String: Any]
    }
    let response: [String: Any] = [
      "code": 200, "status": "Ok",
      "data": [
        "offset": 0, "limit": 100, "total": results.count, "count": results.count,
        "results": results,
      ],
    ]
    try JSONSerialization.data(withJSONObject: response)
      .write(to: URL(filePath: folder + "/characters.json"))
    return folder
  }
}
