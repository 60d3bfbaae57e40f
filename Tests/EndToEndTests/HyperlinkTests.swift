import Foundation
import Testing

/// Addresses as OSC 8 links, on terminals that support them.
@Suite struct HyperlinkTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let attributes = "\u{1B}[?62;22c"

  private func open(saying version: String) throws -> (Pty, LinkedCells) {
    let pty = try Pty(
      [Program.path, "--offline", "--pictures", "never", "marvel/1009220"], in: sandbox)
    try pty.expect(TerminalQuestions.all)
    pty.type(version + Self.attributes)
    pty.drain(quiet: .milliseconds(150))
    var cells = LinkedCells()
    cells.take(pty.text)
    return (pty, cells)
  }

  /// Presses a key, and applies its output to the cells.
  private func press(_ key: String, _ pty: Pty, _ cells: inout LinkedCells) throws {
    pty.forget()
    pty.type(key)
    while pty.reads.isEmpty { try #require(pty.read(within: timeout)) }
    pty.drain(quiet: .milliseconds(150))
    cells.take(pty.text)
  }

  @Test func `an address on the screen is a link`() throws {
    var (pty, cells) = try open(saying: "\u{1B}P>|kitty(0.35.1)\u{1B}\\")
    // The first key clears the footer's note.
    try press("\u{0C}", pty, &cells)
    let before = cells.lines
    #expect(before.contains { $0.contains("▸ Captain America") } && cells.links.isEmpty)
    try press("o", pty, &cells)
    let opened = cells.links
    #expect(!opened.isEmpty)
    for (address, text) in opened {
      // An address may be shown twice under one link.
      #expect(address.hasPrefix("http") && text.split(separator: address).isEmpty)
    }
    // All links are kept when the selection moves, and after a full repaint.
    try press("j", pty, &cells)
    #expect(cells.links == opened)
    try press("\u{0C}", pty, &cells)
    #expect(cells.links == opened)
    try press("q", pty, &cells)
    #expect(cells.links == [:] && cells.lines == before)
  }

  @Test(arguments: ["", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\"])
  func `a terminal that isn't known to show links is sent none`(version: String) throws {
    var (pty, cells) = try open(saying: version)
    try press("o", pty, &cells)
    #expect(cells.lines.contains { $0.contains("http") })
    #expect(!pty.text.contains("\u{1B}]8;"))
  }
}
