import Foundation
import Testing

/// A machine that has no network until one comes back while squad runs.
@Suite(
  .enabled(
    if: Namespaces.cutOff != nil && Clock.isPossible,
    "needs a network namespace and libfaketime"))
struct CutOffTests {
  let sandbox: Sandbox
  let clock: Clock

  init() throws {
    sandbox = try Sandbox()
    clock = try Clock(in: sandbox)
  }

  @Test func `without a network the first key after 30 s retries, no timer does`() throws {
    let squad = try open()
    try squad.wait("the line") { $0.has("no network") && $0.has("bundled") && asks() == 1 }
    let pid = try squad.pid()
    try press("j", at: 29, squad)
    if Processes.waitsForEver(pid) != nil {
      #expect(wait { Processes.waitsForEver(pid) == true ? true : nil } == true)
    }
    #expect(asks() == 1)
    try press("j", at: 30, squad)
    // Still no network: one more request was sent, and the next one waits another 30 s.
    try squad.wait("the second time") { $0.has("no network") && asks() == 2 }
    try press("j", at: 59, squad)
    #expect(asks() == 2)
    let service = try plugIn(pid)
    #expect(try squad.screen().has("no network") && asks() == 2, "no timer looks for a network")
    try press("j", at: 60, squad)
    try squad.wait("live") { $0.isLive && !$0.has("no network") }
    withExtendedLifetime(service) {}
    try squad.type("q")
    let ended = try squad.end()
    #expect(ended == .code(0))
    #expect(asks() == 3)
  }

  @Test func `R retries at once`() throws {
    let squad = try open()
    try squad.wait("the line") { $0.has("no network") && !$0.has("loading") }
    let service = try plugIn(squad.pid())
    try squad.type("R")
    try squad.wait("live") { $0.isLive && !$0.has("no network") }
    withExtendedLifetime(service) {}
  }

  private var log: String { sandbox.folder + "/log" }

  private func open() throws -> TmuxScreen {
    let prefix = (Namespaces.cutOff ?? []) + clock.prefix
    return try TmuxScreen(
      prefix + [Program.path, "--log", log, "--pictures", "never", "superheroes"], in: sandbox,
      environment: ["SQUAD_SUPERHEROES_URL": "http://127.0.0.1:8080/superhero-api/api"])
  }

  /// Sets the clock and presses a key, which moves the selection.
  private func press(_ key: String, at seconds: Int, _ squad: TmuxScreen) throws {
    let before = try squad.wait("a selection") { $0.selected != nil }.selected
    try clock.set(seconds: seconds)
    try squad.type(key)
    try squad.wait("the key") { $0.selected != nil && $0.selected != before }
  }

  /// Number of requests that the service got.
  private func asks() -> Int {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.contains(" ask ") }.count
  }

  private func plugIn(_ pid: pid_t) throws -> StandIn {
    try Namespaces.connect(pid, in: sandbox)
    return try StandIn(
      "superheroes", "--port", "8080", in: sandbox, prefix: Namespaces.join(pid))
  }
}
