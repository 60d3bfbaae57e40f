import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen
@testable import SquadWords

/// Moving keys through the real loop.
@Suite struct MovingTests {
  /// The column in which the divider begins.
  private func divider(_ stage: Stage) -> Int? {
    stage.frame().lines.lazy.compactMap { line in Array(line).firstIndex(of: "┬") }.first
  }

  @Test func `> and < move the divider, as far as the list may go`() throws {
    var stage = Stage(120, 40)
    let start = try #require(divider(stage))
    stage.type(">")
    #expect(divider(stage) == start + 2)
    stage.type(String(repeating: ">", count: 12))
    #expect(divider(stage) == 56)
    #expect(stage.frame().lines.last?.contains("as wide as it gets") == true)
    stage.type(String(repeating: "<", count: 20))
    #expect(divider(stage) == 20)
    var small = Stage(60, 24)
    small.type(String(repeating: ">", count: 10))
    #expect(divider(small) == 29)
  }

  @Test(arguments: ["jjjjjj", "G", "Gkkkkk", "<pgdn>kk"])
  func `a list shown alone returns as it was left`(keys: String) {
    var stage = Stage(50, 20)
    stage.press(keys)
    let before = (cursor: stage.state.openList.cursor, frame: stage.frame())
    for round in ["lh", "l<escape>", "<tab><s-tab>"] {
      stage.press(round)
      #expect(stage.state.openList.cursor == before.cursor && stage.frame() == before.frame)
    }
  }

  @Test func `with one pane there is no divider`() {
    var stage = Stage(50, 24)
    stage.type(">")
    #expect(stage.state.message == .noDivider)
    #expect(stage.frame().lines.last?.contains("Only one pane") == true)
  }

  @Test func `J scrolls the detail of the entry that a key in the same turn selected`() {
    var stage = Stage(80, 16)
    stage.pressAtOnce("jJJ")
    #expect(stage.state.openList.cursor.row == 1 && stage.state.focus == .list)
    #expect(stage.state.shownDetail?.top == 2)
    stage.press("K")
    #expect(stage.state.shownDetail?.top == 1)
  }

  @Test(arguments: [("<c-n><c-n><c-p>", "j"), ("<c-f>", "<pgdn>"), ("<c-f><c-b>", "")])
  func `keys with Ctrl move like the others`(keys: String, same: String) {
    var stage = Stage(80, 16)
    var other = Stage(80, 16)
    stage.press(keys)
    other.press(same)
    #expect(stage.state.openList.cursor.row == other.state.openList.cursor.row)
  }

  @Test func `Ctrl-O without a jump says so`() {
    var stage = Stage(80, 24)
    stage.press("<c-o>")
    #expect(stage.frame().lines.last?.contains("No jump to go back from") == true)
  }

  @Test func `a command without keys works once it has one`() {
    var stage = Stage(120, 40)
    #expect(Keymap.standard.keys(of: .random).isEmpty)
    let keymap = Keymap([(.random, [.character("a")]), (.jumpBack, [.ctrl("o")])])
    stage.context.strings = Strings(keymap: keymap)
    let before = stage.state.openList.selected
    stage.press("a")
    #expect(stage.effects.contains(.drawNumber))
    stage.send(.jump(.numberDrawn(1 << 63)))
    #expect(stage.state.openList.selected != before)
    stage.press("<c-o>")
    #expect(stage.state.openList.selected == before)
  }
}
