import Foundation
import Testing

/// A kiosk: what a stranger can reach on the host, and the limits that squad sets itself.
@Suite struct KioskTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// A config with the operator's data folder, and a server for squads.
  private func configured(
    _ more: String = "", store: String? = nil
  ) throws -> (config: String, data: String) {
    let (config, data) = (sandbox.folder + "/kiosk.json", sandbox.folder + "/operator/data")
    let server = store.map { ", \"store\": \"\($0)\"" } ?? ""
    try "{\"kiosk\": {\"data\": \"\(data)\"\(server)}\(more)}".write(
      toFile: config, atomically: true, encoding: .utf8)
    return (config, data)
  }

  // Requests of the visitor

  @Test(arguments: [
    ("bitcoin/EUR", ["show", "bitcoin/EUR"]), ("starwars/people", ["list", "starwars/people"]),
    ("marvel", ["list", "marvel"]), ("marvel/1009368", ["show", "marvel/1009368"]),
  ])
  func `without a terminal the place is printed`(place: String, command: [String]) throws {
    let kiosk = try Command.squad(
      "--kiosk", in: sandbox, environment: ["SSH_ORIGINAL_COMMAND": place])
    let plain = try Command.run([Program.path, "--offline"] + command, in: sandbox)
    #expect(kiosk.exit == .code(0) && kiosk.output == plain.output && kiosk.lines.count > 3)
    #expect(kiosk.errors == plain.errors)
  }

  @Test(arguments: [
    "sh", "scp -t /tmp", "/usr/lib/openssh/sftp-server", "bitcoin/EUR; id", "../etc/passwd",
    "--help",
    "list marvel", "nowhere", "nowhere/1", "marvel/a/b/c", "$(id)", "bitcoin/\u{1B}[2J", " ",
    "a\nb", "config", String(repeating: "a", count: 100_000),
  ])
  func `any other command gives one line and exit 2, with or without a terminal`(text: String)
    throws
  {
    let environment = ["SSH_ORIGINAL_COMMAND": text]
    let result = try Command.squad("--kiosk", in: sandbox, environment: environment)
    #expect(result.exit == .code(2) && result.output.isEmpty)
    #expect(result.errorLines.count == 1 && result.errors.utf8.count < 200, "\(result.errors)")
    let pty = try Pty([Program.path, "--kiosk"], in: sandbox, environment: environment)
    #expect(try pty.end() == .code(2))
    #expect(!pty.text.contains("\u{1B}") && pty.text.split(separator: "\r\n").count == 1)
    #expect(sandbox.files().isEmpty)
  }

  @Test func `an unknown entry gives one line, an empty command needs a terminal`() throws {
    let unknown = try Command.squad(
      "--kiosk", in: sandbox, environment: ["SSH_ORIGINAL_COMMAND": "marvel/1"])
    #expect(unknown.exit == .code(1) && unknown.errorLines.count == 1 && unknown.output.isEmpty)
    #expect(!unknown.errors.contains("squad list"), "no visitor can call it")
    let none = try Command.squad("--kiosk", in: sandbox)
    #expect(none.exit == .code(2))
    #expect(none.errors == "squad needs a terminal; over SSH use ssh -t\n")
  }

  @Test func `with a terminal squad opens at the place`() throws {
    let squad = try TmuxScreen(
      ["env", "SSH_ORIGINAL_COMMAND=bitcoin/EUR", Program.path, "--kiosk"], in: sandbox)
    try squad.wait { $0.isSelected("EUR") && $0.marks == 1 }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  // Reach

  @Test func `a kiosk in memory writes nothing, whatever the environment says`() throws {
    let folder = sandbox.home + "/.config/squad"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "{\"theme\": \"mono\", \"kiosk\": {\"data\": \"\(sandbox.home)/data\"}}".write(
      toFile: folder + "/config.json", atomically: true, encoding: .utf8)
    let before = sandbox.files()
    let squad = try TmuxScreen.squad(
      "--kiosk", in: sandbox, environment: ["TERMINFO": sandbox.home, "TZ": ":/etc/passwd"])
    try squad.press("Space")
    try squad.wait { $0.has("My squad 1") }
    try squad.type("jjI")
    let inspector = try squad.wait("the inspector") { $0.has("─ Inspector ─") }
    #expect(!inspector.lines.contains { $0.contains(" w ") }, "nothing is written")
    try squad.type("w")
    try squad.press("Escape")
    try squad.wait { $0.isReady && !$0.has("─ Inspector ─") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(sandbox.files() == before)
  }

  @Test func `a kiosk writes only below the operator's folder`() throws {
    let (config, data) = try configured()
    let squad = try TmuxScreen.squad("--kiosk", "--config", config, "--as", "SHA256:x", in: sandbox)
    try squad.press("Space")
    try squad.wait { $0.has("My squad 1") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(sandbox.files().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: data).isEmpty == false)
    #expect(try sandbox.permissions(data) == 0o700)
  }

  @Test func `a config with a mistake opens no kiosk`() throws {
    let (config, data) = try configured(", \"pageSize\": 0")
    let pty = try Pty([Program.path, "--kiosk", "--config", config], in: sandbox)
    #expect(try pty.end() == .code(1))
    #expect(
      pty.text.hasPrefix("squad: this kiosk is misconfigured · ")
        && !pty.text.contains("\u{1B}") && !pty.text.contains("kiosk.json"), "\(pty.text)")
    let missing = try Command.squad("--kiosk", "--config", config + "x", in: sandbox)
    #expect(missing.exit == .code(1) && missing.errorLines.count == 1)
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test func `neither Ctrl-Z nor SIGTSTP stops a kiosk`() throws {
    let pty = try Pty([Program.path, "--kiosk"], in: sandbox)
    try pty.expect("Captain America")
    for key in ["\u{1A}", "/\u{1A}\u{1B}", "I\u{1A}\u{1B}"] {
      pty.type(key)
      pty.drain()
    }
    pty.child.send(SIGTSTP)
    pty.forget()
    pty.type("j")
    try pty.expect("Captain Britain")
    pty.type("q")
    #expect(try pty.end() == .code(0))
  }

  @Test func `a crash leaves no record of a visitor's actions`() throws {
    let (config, data) = try configured()
    try crash(["--config", config])
    let names = try FileManager.default.contentsOfDirectory(atPath: data)
    #expect(!names.isEmpty && !names.contains { $0.contains("actions-") }, "\(names)")
    try crash([])
    #expect(sandbox.files().isEmpty)
  }

  private func crash(_ arguments: [String]) throws {
    let pty = try Pty([Program.path, "--kiosk"] + arguments, in: sandbox)
    try pty.expect("Captain America")
    pty.type("j")
    try pty.expect("Captain Britain")
    pty.child.send(SIGSEGV)
    #expect(try pty.end() == .signal(SIGSEGV))
    #expect(pty.settings == pty.initialSettings)
  }

  // Limits of its own

  @Test func `using up the processor time ends with a goodbye`() throws {
    let pty = try Pty([Program.path, "--kiosk"], in: sandbox)
    try pty.expect("Captain America")
    pty.child.send(SIGXCPU)
    #expect(try pty.end(within: promptly) == .code(152))
    #expect(pty.settings == pty.initialSettings && pty.text.contains("\u{1B}[?1049l"))
  }

  #if os(Linux)
    @Test func `the system enforces the kiosk's limits`() throws {
      let pty = try Pty([Program.path, "--kiosk"], in: sandbox)
      try pty.expect("Captain America")
      func rows(_ file: String) throws -> [String] {
        try String(contentsOfFile: "/proc/\(pty.child.pid)/\(file)", encoding: .utf8)
          .split(separator: "\n").map {
            $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
          }
      }
      let limits = try rows("limits")
      for row in [
        "Max address space 268435456 268435456 bytes", "Max cpu time 120 125 seconds",
        "Max core file size 0 0 bytes", "Max open files 64 64 files",
      ] {
        #expect(limits.contains(row), "\(row) in \(limits)")
      }
      let status = try rows("status")
      for row in ["NoNewPrivs: 1", "Seccomp: 2"] { #expect(status.contains(row), "\(row)") }
      pty.type("q")
      #expect(try pty.end() == .code(0))
    }

    @Test func `background threads have a lower priority than the main one`() throws {
      let pty = try Pty([Program.path, "--kiosk"], in: sandbox)
      try pty.expect("Captain America")
      // A thread lowers its own priority, once it runs.
      var last: Set<Int> = []
      let isLowered = wait { () -> Bool? in
        // Throws where a thread has just ended.
        guard let (main, others) = try? Processes.niceness(of: pty.child.pid) else { return nil }
        last = Set(others)
        return last == [main, min(main + 10, 19)] ? true : nil
      }
      #expect(isLowered == true, "\(last)")
    }

    @Test(.enabled(if: Namespaces.ownFiles != nil, "needs a namespace for files"))
    func `without libseccomp a kiosk says so in one line and goes on`() throws {
      let script = """
        for file in /lib/*/libseccomp.so.2 /lib/libseccomp.so.2 /lib64/libseccomp.so.2; do
          if test -e "$file"; then mount --bind /dev/null "$file"; fi
        done
        exec "$0" --kiosk
        """
      let result = try Command.run(
        (Namespaces.ownFiles ?? []) + ["sh", "-c", script, Program.path], in: sandbox,
        environment: ["SSH_ORIGINAL_COMMAND": "bitcoin/EUR"])
      #expect(result.exit == .code(0) && result.lines.first == "EUR")
      #expect(result.errorLines.count == 1, "\(result.errors)")
      #expect(
        result.errorLines.first?.hasPrefix("squad: the kiosk filters no system calls: ") == true)
    }

    @Test(.enabled(if: Intruder.isPossible, "needs a C compiler that makes libraries"))
    func `a kiosk can't start, trace or signal processes, or write elsewhere`() throws {
      let (config, data) = try configured()
      let outcomes = try intrude(["--kiosk", "--config", config], data)
      for name in [
        "fork", "clone", "spawn", "execve", "ptrace", "peek", "kill", "uring", "type", "listen",
        "multipath", "smc", "smc-family", "fastopen",
      ] {
        #expect(outcomes[name] == EPERM, "\(name): \(outcomes)")
      }
      for name in [
        "create", "write", "truncate", "rename", "unlink", "mkdir", "symlink", "bind",
      ] {
        #expect(outcomes[name] == EACCES, "\(name): \(outcomes)")
      }
      for name in [
        "chmod", "fchmodat", "fchmodat2", "chown", "lchown", "fchownat", "utimensat", "setxattr",
        "removexattr", "dump",
      ] {
        #expect(outcomes[name] == EPERM, "\(name): \(outcomes)")
      }
      for name in ["read", "below", "thread", "fchmod", "futimens"] {
        #expect(outcomes[name] == 0, "\(name)")
      }
      #expect(outcomes["inherited"] == EBADF && outcomes["home"] == ENOENT)
      #expect(try String(contentsOfFile: sandbox.folder + "/bait", encoding: .utf8) == "bait")
      #expect(!FileManager.default.fileExists(atPath: sandbox.folder + "/outside"))
    }

    @Test(.enabled(if: Intruder.isPossible, "needs a C compiler that makes libraries"))
    func `outside a kiosk all of that works`() throws {
      let data = sandbox.folder + "/operator/data"
      let outcomes = try intrude(["--offline", "--data", data], data)
      for name in [
        "fork", "clone", "spawn", "execve", "ptrace", "peek", "kill", "create", "write", "truncate",
        "rename", "unlink", "mkdir", "symlink", "bind", "listen", "read", "below", "thread",
        "inherited", "home", "chmod", "fchmodat", "chown", "lchown", "fchownat", "utimensat",
        "dump", "fchmod",
        "futimens",
      ] {
        #expect(outcomes[name] == 0, "\(name): \(outcomes)")
      }
    }

    @Test(.enabled(if: Intruder.isPossible, "needs a C compiler that makes libraries"))
    func `an offline kiosk can connect only to the store's port`() throws {
      let (config, data) = try configured(store: "host=127.0.0.1 port=2")
      let outcomes = try intrude(["--kiosk", "--offline", "--config", config], data)
      #expect(outcomes["port1"] == (outcomes["ports"] == 0 ? EACCES : ECONNREFUSED))
      #expect(outcomes["port2"] == ECONNREFUSED)
    }

    /// Runs squad with the intruder loaded; squad carries on afterwards.
    private func intrude(_ arguments: [String], _ data: String) throws -> [String: Int32] {
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      let library = try #require(Intruder.library(in: sandbox, reporting: data))
      let pty = try Pty(
        ["bash", "-c", "exec 17</dev/null; LD_PRELOAD=\(library) exec \"$0\" \"$@\"", Program.path]
          + arguments, in: sandbox)
      try pty.expect("Captain America")
      for _ in 0..<4 {
        pty.type("j")
        pty.drain()
      }
      let outcomes = try Intruder.report(in: data)
      pty.type("q")
      #expect(try pty.end() == .code(0))
      return outcomes
    }
  #endif
}
