import TerminalKit
import Testing

/// Keys as people write them in a config.
struct WrittenKeyTests {
  @Test(arguments: [
    ("j", Key.character("j")), ("J", .character("J")), ("-", .character("-")),
    ("+", .character("+")), ("é", .character("é")), ("space", .space), ("Space", .space),
    ("ctrl-d", .ctrl("d")), ("Ctrl-D", .ctrl("d")), ("ctrl+d", .ctrl("d")), ("c-d", .ctrl("d")),
    ("f5", .function(5)), ("F12", .function(12)), ("pgdn", .pageDown), ("PgDn", .pageDown),
    ("pagedown", .pageDown), ("home", .home), ("shift-tab", .backtab),
    ("shift-a", .character("A")), ("shift-f5", Key(.function(5), .shift)),
    ("ctrl-left", Key(.left, .ctrl)), ("alt-x", Key(.character("x"), .alt)),
    ("ctrl-space", Key(.character(" "), .ctrl)), ("esc", .escape), ("return", .enter),
    ("del", .delete), ("ctrl-m", .enter), ("ctrl-i", .tab), ("ctrl-[", .escape),
    ("ctrl-h", .backspace), ("ctrl-alt-f1", Key(.function(1), [.ctrl, .alt])),
    ("ctrl--", Key(.character("-"), .ctrl)),
  ])
  func `a written key is parsed`(text: String, key: Key) throws {
    #expect(WrittenKey(text)?.key == key)
  }

  @Test(arguments: [
    "", " ", "jj", "gg", "ctrl-", "ctrl", "f13", "spcae", "\u{7}", "hyper-x", "<c-d>",
  ])
  func `text that isn't a key is rejected`(text: String) {
    #expect(WrittenKey(text) == nil)
  }

  @Test func `written keys are read again`() throws {
    for name in WrittenKey.names + ["x", "X", "ctrl-r", "shift-tab", "-", "ctrl-pgup", "alt-f2"] {
      let key = try #require(WrittenKey(name)).key
      #expect(WrittenKey(key.written)?.key == key, "\(name)")
    }
    #expect(Key.ctrl("r").written == "ctrl-r" && Key.pageDown.written == "pgdn")
  }

  @Test(arguments: [
    ("j", true), ("ctrl-d", true), ("ctrl-space", true), ("shift-tab", true), ("alt-up", true),
    ("shift-f5", true), ("ctrl-]", true), ("alt-x", false), ("ctrl-1", false), ("ctrl-tab", false),
    ("shift-enter", false), ("alt-esc", false), ("shift-space", false),
  ])
  func `each key has the sequence that terminals send`(text: String, isSent: Bool) {
    #expect(WrittenKey(text)?.key.canBeSent == isSent)
  }
}
