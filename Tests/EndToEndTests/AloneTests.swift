import Foundation
import Testing

/// The binary by itself: the libraries it needs, and the catalogue inside it.
@Suite struct AloneTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `a copy in another folder shows the bundle`() throws {
    let copy = sandbox.folder + "/squad"
    #expect(try Command.run(["cp", Program.path, copy], in: sandbox).exit == .code(0))
    let list = try Command.run([copy, "list", "marvel"], in: sandbox)
    #expect(list.exit == .code(0))
    #expect(list.lines.count >= 300)
    let screen = try TmuxScreen([copy], in: sandbox)
    try screen.wait { $0.isSelected("Captain America") && $0.has("bundled") }
  }

  #if os(Linux)
    @Test func `the program needs only the C library and what couldn't be linked in`() throws {
      let result = try Command.run(["ldd", Program.path], in: sandbox)
      let shared = ["ncursesw", "tinfo", "sqlite3", "stdc++"].filter { name in
        let archive = Program.packageFolder + "/.build/static/lib\(name).a"
        return !FileManager.default.fileExists(atPath: archive)
      }
      let known =
        ["linux-vdso", "libc.so", "libm.so", "ld-linux", "libpthread", "libdl", "librt"]
        + shared.map { "lib\($0).so" }
      #expect(result.lines.contains { $0.contains("libc.so") })
      for line in result.lines {
        #expect(known.contains { line.contains($0) }, "\(line)")
      }
    }

    /// Counts shared pages in full, so that other programs make no difference. A start takes 11.2
    /// to 12.3 MB, depending on how the page cache holds the file, and took twice that before its
    /// functions were placed side by side.
    @Test(arguments: ["marvel", "superheroes", "starwars/people", "bitcoin"])
    func `a start loads little of the program into memory`(list: String) throws {
      let pty = try Pty([Program.path, "--offline", list], in: sandbox)
      try pty.expect("Marvel")
      pty.drain(quiet: .milliseconds(500))
      #expect(try Processes.resident(of: pty.child.pid) <= 14_336)
    }
  #endif

  @Test(.enabled(if: Account.isPossible, "needs a C compiler that makes libraries"))
  func `without HOME the account's home folder is used`() throws {
    let account = try #require(Account(in: sandbox))
    let list = try Command.run(account.command() + [Program.path, "list", "marvel"], in: sandbox)
    #expect(list.exit == .code(0))
    // The config is looked for where the squad is: in the home that the system knows.
    let check = try Command.run(
      account.command() + [Program.path, "config", "check"], in: sandbox)
    #expect((check.output + check.errors).contains(account.home + "/.config/squad/config.json"))
    let squad = try TmuxScreen(account.command("HOME=") + [Program.path], in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
    try squad.press("Space")
    try squad.wait { $0.has("My squad 1") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(
      FileManager.default.fileExists(atPath: account.home + "/.local/share/squad/squad.sqlite3"))
  }
}
