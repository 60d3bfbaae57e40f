import SquadCore
import SquadRecording
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// The user's own keys: their effects, and that all texts name them.
struct RebindingTests {
  private func stage(_ changes: [Command: [Key]], squad: Squad = Squad()) -> Stage {
    var stage = Stage(120, 40, squad: squad)
    stage.context.strings.keymap = .standard(changing: changes)
    return stage
  }

  private func text(_ stage: Stage) -> String { stage.frame().lines.joined(separator: "\n") }

  @Test func `keys replace the defaults and are taken from other commands`() {
    let keymap = Keymap.standard(changing: [.recruit: ["x", .ctrl("x")], .sort: []])
    #expect(keymap.keys(of: .recruit) == ["x", .ctrl("x")])
    #expect(keymap["x"] == .recruit && keymap[.space] == nil)
    #expect(keymap.keys(of: .fire).isEmpty && keymap.shown(.fire) == nil)
    #expect(keymap["s"] == nil)
    #expect(keymap["j"] == .next, "the rest stays")
  }

  @Test func `some keys always mean the same`() {
    let keymap = Keymap.standard(changing: [
      .next: ["n"], .open: [], .back: ["b"], .quit: ["Q"], .left: [],
    ])
    #expect(keymap.keys(of: .next) == ["n", .down])
    #expect(keymap[.enter] == .open && keymap[.escape] == .back && keymap[.left] == .left)
    #expect(keymap[.ctrl("c")] == .quit && keymap["q"] == nil)
  }

  @Test func `a recording has the keys that aren't the standard ones`() {
    let keymap = Keymap.standard(changing: [.recruit: ["x", .ctrl("x")], .sort: [], .next: ["<"]])
    let changes = keymap.changes
    #expect(changes.map(\.command) == ["next", "narrower-list", "sort", "recruit", "fire"])
    let again = Keymap(recorded: changes + [RecordedKeys(command: "trace", keys: ["z"])])
    for command in Command.allCases { #expect(again.keys(of: command) == keymap.keys(of: command)) }
    #expect(again["z"] == nil)
    #expect(
      Keymap.standard.changes.isEmpty && Keymap.standard.offered(in: .kiosk).changes.isEmpty)
  }

  @Test func `a rebound key acts, and the old one doesn't`() {
    var stage = stage([.help: ["z"], .quit: ["Q"]])
    stage.press("?")
    #expect(stage.state.overlay == nil)
    stage.press("z")
    #expect(stage.state.overlay == .help(HelpState()))
    stage.press("Q")
    #expect(stage.state.overlay == nil, "the key that quits closes it")
  }

  @Test func `footer and help show the live keys`() {
    var stage = stage([.help: ["z"], .quit: ["Q"], .recruit: ["a"], .sort: []])
    #expect(text(stage).contains("z help   Q quit"))
    #expect(text(stage).contains("a recruit") && !text(stage).contains("sort"))
    stage.press("z")
    #expect(text(stage).contains("a         recruit or fire") && text(stage).contains("Q Ctrl-C"))
    #expect(!text(stage).contains("s         sort"))
  }

  @Test func `a kiosk has no key to suspend it, and says nothing of one`() {
    var stage = stage([:])
    stage.context.strings.keymap = Keymap.standard(changing: [.suspend: ["Z"]]).offered(
      in: .kiosk)
    let keymap = stage.context.strings.keymap
    #expect(keymap[.ctrl("z")] == nil && keymap["Z"] == nil && keymap["j"] == .next)
    stage.press("?")
    let rows = HelpText(stage.context, tabs: [], sorts: []).groups.flatMap(\.rows)
    #expect(
      !rows.contains { $0.keys.contains("Ctrl-Z") } && rows.contains { $0.keys == ["Ctrl-L"] })
  }

  @Test(arguments: [true, false])
  func `the board's key works in a kiosk, and elsewhere there is none`(isKiosk: Bool) {
    var stage = stage([:])
    stage.context.strings.keymap = Keymap.standard(changing: [.board: ["Z"]]).offered(
      in: isKiosk ? .kiosk : .browser)
    #expect(stage.context.strings.keymap["Z"] == (isKiosk ? .board : nil))
    let rows = HelpText(stage.context, tabs: [], sorts: []).groups.flatMap(\.rows)
    #expect(rows.contains { $0.keys == ["Z"] } == isKiosk)
  }

  @Test func `a help row with some unbound commands names only the bound ones`() {
    var stage = stage([.redo: []])
    stage.press("?")
    #expect(text(stage).contains("undo") && !text(stage).contains("undo, redo"))
  }

  @Test func `messages name the bound key, and none where there is none`() {
    let member = Member(id: Sample.entries[0].id, title: "Ada")
    let bound = Strings(keymap: .standard(changing: [.undo: ["U"], .quit: ["Q"], .refresh: ["r"]]))
    #expect(bound.text(of: Message.joined(member)) == "Ada joined · U undo")
    #expect(bound.text(of: Message.quitHint) == "Q quits")
    #expect(bound.retry == "r to retry")
    #expect(bound.removalHint == "U brings it back to its place.")
    let none = Strings(
      keymap: .standard(changing: [
        .undo: [], .quit: [], .refresh: [], .recruit: [], .search: [],
      ]))
    #expect(none.text(of: Message.fired(member)) == "Ada fired")
    #expect(none.text(of: Message.quitHint) == "Ctrl-C quits")
    #expect(none.text(of: Message.pasteIgnored) == "Pasted text goes into the search field")
    #expect(none.retry == nil && none.removalHint == nil && none.emptyStrip("hero") == nil)
    let failure = Failure.service(.broken(status: 500))
    #expect(
      none.line(of: failure, offersRetry: true, columns: 60, .unicode) == "service error (500)")
  }

  @Test func `in a field hints name a key that isn't text`() {
    let strings = Strings(keymap: .standard(changing: [.back: ["b"], .open: ["o"]]))
    #expect(strings.clearsSearch == "Esc clears")
    #expect(strings.collapsed(2) == "2 without a rate · o shows them")
    var stage = stage([.back: ["b"], .open: ["o"]])
    stage.press("/")
    #expect(text(stage).contains("Enter keep   Esc clear"))
    stage.press("b")
    #expect(stage.state.openList.filter?.text == "b")
    stage.press("<escape>?/")
    #expect(text(stage).contains(" Enter  keep   Esc  clear"))
  }

  @Test func `a field ignores bindings and names only its fixed keys`() {
    var stage = stage([
      .open: [.function(2)], .help: ["z", .function(3)], .quit: [.function(4)],
      .palette: [.ctrl("k")],
    ])
    #expect(text(stage).contains("F2 open") && text(stage).contains("Ctrl-K commands"))
    stage.press("/a")
    #expect(text(stage).contains("Enter keep   Esc clear   F1 help   Ctrl-C quit"))
    stage.press("<f1>")
    #expect(stage.state.overlay == .help(HelpState()))
  }

  @Test func `the question keeps its answers and names the key that undoes`() {
    let member = Member(id: Sample.entries[0].id, title: Sample.entries[0].title)
    var stage = stage(
      [.undo: ["U"], .recruit: ["y"], .fire: ["n"]], squad: Squad(members: [member]))
    stage.press("gn")
    #expect(text(stage).contains("U brings it back"))
    stage.press("n")
    #expect(stage.state.overlay == nil)
    stage.press("y")
    #expect(stage.state.overlay == .confirmRemoval(member))
  }

  @Test func `tabs show their keys`() {
    let stage = stage([.tab1: ["m"]])
    #expect(stage.frame().lines[0].contains(" m People 60"))
    #expect(self.stage([.tab1: []]).frame().lines[0].contains("squad   People 60"))
  }
}
