import Foundation
import Testing

/// Links in full, and the bytes that a copy sends.
@Suite struct ClipboardTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// The address of an entry's first link.
  private func address() throws -> String {
    let result = try Command.run(
      [Program.path, "--offline", "show", "marvel/1009220", "--json"], in: sandbox)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let links = (object as? [String: Any])?["links"] as? [[String: String]]
    return try #require(links?.first?["url"])
  }

  private func copied(_ environment: [String: String]) throws -> Pty {
    let pty = try Pty(
      [Program.path, "--offline", "--pictures", "never", "marvel/1009220"], in: sandbox,
      environment: environment)
    try pty.expect("Captain America")
    pty.drain(quiet: .milliseconds(300))
    pty.forget()
    pty.type("y")
    try pty.expect("sent to the terminal's clipboard")
    return pty
  }

  @Test func `y sends OSC 52 with the frame, in one write`() throws {
    let plain = "\u{1B}]52;c;\(Data(try address().utf8).base64EncodedString())\u{7}"
    let pty = try copied([:])
    #expect(pty.reads.count == 1)
    #expect(pty.text.hasPrefix(plain))
    #expect(pty.text.components(separatedBy: "]52;").count == 2)
  }

  @Test func `in tmux the sequence is sent wrapped too, with a hint for tmux`() throws {
    let plain = "\u{1B}]52;c;\(Data(try address().utf8).base64EncodedString())\u{7}"
    let pty = try copied(["TMUX": "/tmp/tmux-0/default,1,0"])
    #expect(pty.text.hasPrefix("\(plain)\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\"))
    #expect(pty.text.contains("set-clipboard on"))
  }

  @Test func `in screen the sequence is sent wrapped`() throws {
    let plain = "\u{1B}]52;c;\(Data(try address().utf8).base64EncodedString())\u{7}"
    let pty = try copied(["STY": "1.pts-0"])
    #expect(pty.text.hasPrefix("\u{1B}P\(plain)\u{1B}\\"))
  }

  @Test func `a terminal that might print the sequence is sent nothing`() throws {
    let pty = try Pty(
      [Program.path, "--offline", "marvel/1009220"], in: sandbox, environment: ["TERM": "vt100"])
    try pty.expect("Captain America")
    pty.type("y")
    try pty.expect("accept text for its clipboard")
    #expect(!pty.text.contains("]52;"))
  }

  @Test func `tmux stores the address in a buffer if set-clipboard is on`() throws {
    let squad = try TmuxScreen.squad("--offline", "marvel/1009220", in: sandbox)
    try squad.set("set-clipboard", to: "on")
    try squad.type("o")
    let address = try address()
    try squad.wait { $0.has(address) && $0.marks == 1 }
    try squad.type("y")
    try squad.wait { $0.has("sent to the terminal's clipboard") }
    try squad.wait { _ in try squad.ask("#{buffer_sample}").hasPrefix(address.prefix(20)) }
  }

  @Test func `an entry without links says so`() throws {
    let squad = try TmuxScreen.squad("--offline", "superheroes/70", in: sandbox)
    for key in ["o", "y"] {
      try squad.type(key)
      try squad.wait { $0.has("No links here") }
      try squad.type("j")
      try squad.wait { !$0.has("No links here") }
    }
  }
}
