import Foundation
import Testing

/// The arguments arrive, whatever library is preloaded and whatever is mounted.
@Suite struct ArgumentsTests {
  let sandbox: Sandbox
  /// A folder other than the user's own.
  private var other: String { sandbox.folder + "/other" }

  init() throws {
    sandbox = try Sandbox()
    _ = try Command.squad("recruit", Hero.hulk, in: sandbox)
    _ = try Command.squad("--data", other, "recruit", Hero.thor, in: sandbox)
  }

  @Test(.enabled(if: Preloaded.isPossible, "needs a C compiler that makes libraries"))
  func `a preloaded library that changes the environment loses no argument`() throws {
    let library = try #require(Preloaded.library(in: sandbox))
    let result = try Command.run(
      [Program.path, "--data", other, "roster"], in: sandbox,
      environment: ["LD_PRELOAD": library])
    #expect(result.exit == .code(0))
    #expect(result.lines == ["\(Hero.thor)\tThor"])
  }

  @Test(.enabled(if: Namespaces.ownFiles != nil, "needs a namespace for files"))
  func `a system without /proc loses no argument`() throws {
    let script = "mount -t tmpfs none /proc && exec \"$0\" --data \"$1\" roster"
    let result = try Command.run(
      (Namespaces.ownFiles ?? []) + ["sh", "-c", script, Program.path, other], in: sandbox)
    #expect(result.exit == .code(0))
    #expect(result.lines == ["\(Hero.thor)\tThor"])
  }

  @Test func `unusual arguments arrive unchanged`() throws {
    let folder = sandbox.folder + "/a folder, “odd”"
    #expect(
      try Command.squad("--data=\(folder)", "recruit", Hero.hulk, in: sandbox).exit == .code(0))
    #expect(FileManager.default.fileExists(atPath: folder + "/squad.sqlite3"))
    let empty = try Command.squad("", in: sandbox)
    #expect(empty.exit == .code(2))
    let recording = try Command.squad("replay", "", in: sandbox)
    #expect(recording.exit == .code(2))
    #expect(recording.errors.contains("replay needs a recording"))
  }

  @Test func `an argument that isn't UTF-8 is refused and names no other file`() throws {
    let script = "\"$0\" --data \"$1/$(printf 'a\\377b')\" recruit \(Hero.hulk)"
    let result = try Command.run(["sh", "-c", script, Program.path, sandbox.folder], in: sandbox)
    #expect(result.exit == .code(2))
    #expect(result.errors.contains("is not UTF-8"))
    let environment = "XDG_DATA_HOME=\"$1/$(printf 'a\\377b')\" \"$0\" recruit \(Hero.thor)"
    let recruit = try Command.run(
      ["sh", "-c", environment, Program.path, sandbox.folder], in: sandbox)
    #expect(recruit.exit == .code(0))
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder)
    #expect(!names.contains { $0.contains("\u{FFFD}") })
  }
}

/// A preloaded library whose constructor changes the environment.
private enum Preloaded {
  private static let source = """
    extern int setenv(const char *, const char *, int);
    __attribute__((constructor)) static void start(void) { setenv("PRELOADED", "1", 1); }
    """

  static let isPossible: Bool = (try? Sandbox()).flatMap { library(in: $0) } != nil

  /// The library's path; nil if none of the usual compilers can build it.
  static func library(in sandbox: Sandbox) -> String? {
    Preload.build("preloaded", of: source, in: sandbox)
  }
}
