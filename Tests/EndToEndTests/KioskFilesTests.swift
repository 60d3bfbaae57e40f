import Foundation
import Testing

/// Files that a kiosk writes into its operator's folder, and what a visitor is told of them.
@Suite struct KioskFilesTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The path as SQLite spells it, without double slashes.
  private var data: String { sandbox.folder.replacing("//", with: "/") + "/kiosk" }

  /// - Parameter marvel: the stand-in to use; nil runs the kiosk offline.
  private func command(_ marvel: StandIn?) throws -> [String] {
    let config = sandbox.folder + "/kiosk.json"
    let services = marvel.map { ", \"services\": {\"marvel\": \"\($0.address)\"}" } ?? ""
    try "{\"kiosk\": {\"data\": \"\(data)\"}\(services)}".write(
      toFile: config, atomically: true, encoding: .utf8)
    let offline = marvel == nil ? ["--offline"] : []
    return [Program.path, "--kiosk", "--config", config, "--as", "SHA256:first"] + offline
  }

  @Test(.enabled(if: Processes.canTraceKiosks, "strace may not trace a kiosk here"))
  func `a kiosk writes only the files that its README lists`() throws {
    let marvel = try StandIn("marvel", in: sandbox)
    let trace = sandbox.folder + "/trace"
    let calls = "open,openat,creat,rename,renameat,renameat2,mkdir,link,linkat,symlink,truncate"
    let squad = try TmuxScreen(
      ["strace", "-f", "-qq", "-s", "4096", "-e", "trace=\(calls)", "-o", trace]
        + command(marvel), in: sandbox)
    try squad.wait("live") { $0.isReady && $0.has("1,564") }
    try squad.press("Space")
    try squad.wait { $0.has("joined") }
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    #expect(try !marvel.log().requests.isEmpty)
    let written = try writtenFiles(trace)
    #expect(written.elsewhere.isEmpty, "\(written.elsewhere)")
    #expect(try written.below == listedFiles())
  }

  /// Paths opened for writing or created, below the operator's folder and elsewhere.
  private func writtenFiles(
    _ trace: String
  ) throws -> (below: Set<String>, elsewhere: Set<String>) {
    var (below, elsewhere): (Set<String>, Set<String>) = ([], [])
    for line in try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n") {
      let reads = line.contains("O_RDONLY") && !line.contains("O_CREAT")
      guard !reads, !line.contains(" = -1 ") else { continue }
      for match in line.matches(of: /"([^"]*)"/) {
        let path = String(match.1).replacing("//", with: "/")
        if path.hasPrefix(data + "/") {
          // Files are created under a temporary name.
          let name = path.dropFirst(data.count + 1).replacing(/\.new-.*/, with: "")
          below.insert(String(name))
        } else if path != data, !path.hasPrefix("/dev/") {
          elsewhere.insert(path)
        }
      }
    }
    return (below, elsewhere)
  }

  /// The files that the README's paragraph on kiosks lists.
  private func listedFiles() throws -> Set<String> {
    let text = try String(
      contentsOfFile: Program.packageFolder + "/Packaging/README.md", encoding: .utf8)
    let paragraph = try #require(
      text.components(separatedBy: "\n\n").first { $0.hasPrefix("A kiosk (`--kiosk`) writes") })
    let names = paragraph.matches(of: /`([a-z.0-9]*)`/).map { String($0.1) }
    let files = names.filter { $0.hasSuffix(".sqlite3") || $0.hasSuffix(".lock") }
    let suffixes = paragraph.matches(of: /`(-[a-z]+)`/).map { String($0.1) }.filter {
      $0 != "--kiosk"
    }
    let besides = files.filter { $0.hasSuffix(".sqlite3") }.flatMap { file in
      suffixes.map { file + $0 }
    }
    return Set(files + besides)
  }

  @Test func `a truncated file ends the session with a line that names no file`() throws {
    let pty = try Pty(try command(nil), in: sandbox)
    try pty.expect("Captain America")
    pty.type(" ")
    try pty.expect("Captain America joined")
    #expect(truncate(data + "/squads.sqlite3-shm", 0) == 0)
    pty.type("j ")
    #expect(try pty.end(within: promptly) == .code(1))
    let last = try #require(pty.text.range(of: "\u{1B}[?1049l", options: .backwards))
    let after = pty.text[last.upperBound...]
    #expect(after.contains("squad: a file of the host was truncated"), "\(after)")
    #expect(!after.contains("sqlite3"))
  }
}
