import Foundation
import Testing

/// The inspector in the built program, and the file that a crash leaves.
@Suite struct InspectorTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func `the past is shown, can't be changed, and w writes the actions`() throws {
    let folder = sandbox.folder + "/work"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let squad = try TmuxScreen(
      ["sh", "-c", "cd '\(folder)' && exec \"$0\" --offline", Program.path], in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
    try squad.type("j")
    try squad.wait { $0.isSelected("Captain Britain") }
    try squad.type("I")
    try squad.wait("the inspector") { $0.has("─ Inspector ─") && $0.has("moved(next)") }
    // Data read for the newest entry was recorded after its key, so it takes several presses.
    try squad.press("k", atMost: 8) { $0.has(" past ") && $0.has("▹ Captain America") }
    #expect(try squad.screen().marks == 1)
    try squad.type(" w")
    let file = try squad.wait("the file's name") { $0.has("Wrote squad-actions-") }
    let name = try #require(file.text.firstMatch(of: /Wrote (squad-actions-[-0-9]+\.jsonl)/)).1
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let lines = try text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let moved = lines.first { $0["action"] as? String == "moved(next)" }
    // Details and pictures change too if the key came before the reads of the start were done.
    let changed = try #require(moved?["changed"] as? [String])
    #expect(changed.starts(with: ["cursor", "detail"]))
    #expect(try sandbox.permissions("\(folder)/\(name)") == 0o600)
    try squad.press("Escape")
    try squad.wait("now") { $0.isSelected("Captain Britain") && $0.has("My squad 0") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(!sandbox.files().contains { $0.contains("actions-") })
  }

  @Test(arguments: [SIGSEGV, SIGBUS])
  func `a crash leaves a file of the last actions, which the next start names`(
    signal: Int32
  ) throws {
    let squad = try TmuxScreen.squad("--offline", in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
    try squad.type("jjj")
    try squad.wait { $0.isSelected("Captain Marvel (Mar-Vell)") }
    #expect(kill(try squad.pid(), signal) == 0)
    #expect(try squad.end() == .signal(signal))
    let left = try #require(sandbox.files().first { $0.hasSuffix(".jsonl.new") })
    #expect(try sandbox.permissions(sandbox.home + "/" + left) == 0o600)
    let text = try String(contentsOfFile: sandbox.home + "/" + left, encoding: .utf8)
    let actions = try text.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }.map { $0["action"] as? String }
    #expect(actions.count { $0 == "moved(next)" } == 3)
    #expect(actions.count <= 50)
    let next = try TmuxScreen.squad("--offline", columns: 80, rows: 24, in: sandbox)
    let name = String(left.split(separator: "/").last ?? "").replacingOccurrences(
      of: ".new", with: "")
    try next.wait("the file's name") {
      $0.has(" !  Crashed: \(name) ")
    }
    try next.type("jq")
    #expect(try next.end() == .code(0))
    let third = try TmuxScreen.squad("--offline", in: sandbox)
    #expect(try !third.screen().has("Crashed"), "before any key")
  }

  @Test func `a session with a file of the user's is logged, too`() throws {
    let log = sandbox.folder + "/log"
    let file = sandbox.folder + "/people.csv"
    try "name\nAda\n".write(toFile: file, atomically: true, encoding: .utf8)
    let squad = try TmuxScreen.squad("open", "--log", log, file, in: sandbox)
    try squad.wait { $0.isSelected("Ada") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try String(contentsOfFile: log, encoding: .utf8).contains(" · open\n"))
  }

  @Test func `the log's levels, and a level without a log`() throws {
    let log = sandbox.folder + "/log"
    let squad = try TmuxScreen.squad(
      "--offline", "--log", log, "--log-level", "debug", in: sandbox)
    try squad.wait { $0.isSelected("Captain America") }
    try squad.type("jq")
    #expect(try squad.end() == .code(0))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    #expect(text.contains(" action moved(next) · "))
    for (arguments, words) in [
      (["--log-level", "debug"], "--log-level needs --log FILE"),
      (["--log", log, "--log-level", "loud"], "--log-level takes error, info or debug, not"),
    ] {
      let result = try Command.run([Program.path] + arguments, in: sandbox)
      #expect(result.exit == .code(2) && result.errors.contains(words))
    }
  }
}
