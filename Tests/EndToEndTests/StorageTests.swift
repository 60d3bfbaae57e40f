import Foundation
import Testing

/// The file: its place and permissions, and what happens when it is damaged or can't be written.
@Suite struct StorageTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the file is private in a private folder`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    #expect(try sandbox.permissions(sandbox.database) == 0o600)
    #expect(try sandbox.permissions(sandbox.dataFolder) == 0o700)
  }

  @Test func `XDG_DATA_HOME and --data say where, and an existing folder keeps its mode`() throws {
    let data = sandbox.folder + "/elsewhere"
    let result = try Command.squad(
      "recruit", Hero.thor, in: sandbox, environment: ["XDG_DATA_HOME": data])
    #expect(result.exit == .code(0))
    #expect(FileManager.default.fileExists(atPath: data + "/squad/squad.sqlite3"))
    let open = sandbox.folder + "/open"
    try FileManager.default.createDirectory(
      atPath: open, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    _ = try Command.squad("--data", open, "recruit", Hero.thor, in: sandbox)
    #expect(try sandbox.permissions(open) == 0o755)
    #expect(try sandbox.permissions(open + "/squad.sqlite3") == 0o600)
    #expect(sandbox.files().allSatisfy { !$0.hasSuffix("sqlite3") })
  }

  @Test func `an empty file is a squad's`() throws {
    try makeFile("")
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("Space")
    try squad.wait { $0.has("Captain America joined") }
    #expect(try sandbox.roster() == [Hero.captainAmerica])
  }

  @Test(arguments: [false, true])
  func `another kind of file in its place is refused and stays unchanged`(
    isLink: Bool
  ) throws {
    let diary = String(repeating: "Dear diary,\nthis is no database at all.\n", count: 400)
    let path = isLink ? sandbox.folder + "/diary" : sandbox.database
    try makeFile(diary, at: path)
    if isLink { symlink(path, sandbox.database) }
    for arguments in [["recruit", Hero.hulk], ["fire", Hero.hulk], ["roster"]] {
      let result = try Command.run([Program.path] + arguments, in: sandbox)
      #expect(result.exit == .code(1) && result.errorLines.count == 1, "\(result.errors)")
      #expect(result.errors.contains("it belongs to another program"), "\(result.errors)")
    }
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.press("Space")
    try squad.wait { $0.has("Not saved") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == diary)
    #expect(sandbox.files().filter { $0.contains("squad.sqlite3") }.count == 1)
  }

  @Test(arguments: [["recruit", Hero.hulk], ["fire", Hero.hulk], ["roster"], ["glance"]])
  func `a command that sets the file aside says so in one line`(arguments: [String]) throws {
    try makeFile("SQLite format 3\0" + String(repeating: "damaged", count: 1_000))
    let result = try Command.run([Program.path] + arguments, in: sandbox)
    #expect(result.exit == .code(0))
    #expect(result.errorLines.filter { $0.contains("damaged and set aside") }.count == 1)
  }

  @Test func `board says that it set the file aside, or can't read it`() throws {
    let file = sandbox.folder + "/squads.sqlite3"
    try makeFile("SQLite format 3\0" + String(repeating: "damaged", count: 1_000), at: file)
    let damaged = try Command.squad("--data", sandbox.folder, "board", in: sandbox)
    #expect(damaged.exit == .code(0))
    #expect(damaged.errorLines.filter { $0.contains("damaged and set aside") }.count == 1)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    let unreadable = try Command.squad("--data", sandbox.folder, "board", in: sandbox)
    #expect(unreadable.exit == .code(1) && unreadable.errorLines.count == 1)
  }

  /// - Parameter path: nil: the squad's own.
  private func makeFile(_ text: String, at path: String? = nil) throws {
    try FileManager.default.createDirectory(
      atPath: sandbox.dataFolder, withIntermediateDirectories: true)
    try text.write(toFile: path ?? sandbox.database, atomically: false, encoding: .utf8)
  }

  @Test func `a torn page is survived, and the squad salvaged or set aside`() throws {
    _ = try Command.squad("recruit", Hero.thor, Hero.hulk, in: sandbox)
    let handle = try #require(FileHandle(forUpdatingAtPath: sandbox.database))
    try handle.seek(toOffset: 100)
    handle.write(Data(repeating: 0xAA, count: 900))
    try handle.close()
    let squad = try TmuxScreen.squad(in: sandbox)
    try squad.wait { $0.has("set aside") && $0.isReady }
    #expect(try Command.squad("recruit", Hero.ironMan, in: sandbox).exit == .code(0))
    #expect(try sandbox.roster().contains(Hero.ironMan))
  }

  @Test func `recruit fails in one line where nothing can be written`() throws {
    let result = try Command.squad("--data", "/proc/squad", "recruit", Hero.thor, in: sandbox)
    #expect(result.exit == .code(1))
    #expect(result.errorLines.count == 1, "\(result.errors)")
    let reading = try Command.squad("--data", "/proc/squad", "list", "marvel", in: sandbox)
    #expect(reading.exit == .code(0))
  }

  @Test func `squad runs and says so where nothing can be written`() throws {
    let squad = try TmuxScreen(
      [Program.path, "--data", "/proc/squad"], in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
    try squad.press("Space")
    let screen = try squad.wait { $0.has("Not saved") }
    #expect(screen.has("My squad 0"))
    try squad.type("jq")
    #expect(try squad.end() == .code(0))
  }

  @Test func `a full disk fails recruit in one line and keeps what was stored`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" recruit \(Hero.ironMan)"
    let result = try Command.run(["sh", "-c", script, Program.path], in: sandbox)
    #expect(result.exit == .code(1))
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(try sandbox.roster() == [Hero.thor])
  }

  @Test func `a disk that fills up while many are recruited keeps none of them`() throws {
    _ = try Command.squad("recruit", Hero.thor, in: sandbox)
    // A hundred and twenty blocks hold the file and its log with a few more members.
    let script =
      "ulimit -f 120; exec \"$0\" --offline recruit $(\"$0\" --offline list superheroes | cut -f1)"
    let result = try Command.run(["sh", "-c", script, Program.path], in: sandbox)
    #expect(result.exit == .code(1) && result.output.isEmpty)
    #expect(try sandbox.roster() == [Hero.thor])
  }
}
