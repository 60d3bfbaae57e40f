import Basics
import Foundation
import SquadCore
import StageTestSupport
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// Parts of the screen about a kiosk visit: the number of visitors, and the visit's end.
@Suite struct VisitTests {
  private static let squad = Squad(members: [Sample.member(0), Sample.member(3)])

  private func stage(_ columns: Int, _ rows: Int, here: Int?) -> Stage {
    var stage = Stage(columns, rows, squad: Self.squad)
    stage.change { $0.visit = .sample(here: here) }
    return stage
  }

  @Test(arguments: [(120, 40), (80, 24), (46, 20)])
  func `the top bar counts the visitors`(columns: Int, rows: Int) throws {
    try GoldenFrame.check(
      "kiosk-\(columns)x\(rows)", stage(columns, rows, here: 12).frame())
  }

  @Test(arguments: [(120, 40), (46, 20)])
  func `the warning before an idle visit ends`(columns: Int, rows: Int) throws {
    var stage = stage(columns, rows, here: 1_234)
    stage.send(.visit(.idleNeared))
    try GoldenFrame.check("kiosk-idle-\(columns)x\(rows)", stage.frame())
  }

  @Test func `in other languages`() throws {
    for language in [Language.spanish, .japanese] {
      var stage = stage(120, 40, here: 12)
      stage.context.strings = Strings(language)
      stage.send(.visit(.idleNeared))
      try GoldenFrame.check("kiosk-idle-\(language.rawValue)-120x40", stage.frame())
    }
  }

  @Test func `the top bar has no count for a single visitor or without counting`() {
    let bar = Stage(120, 40, squad: Self.squad).frame().lines[0]
    #expect(stage(120, 40, here: 1).frame().lines[0] == bar)
    #expect(stage(120, 40, here: nil).frame().lines[0] == bar)
    #expect(stage(120, 40, here: 2).frame().lines[0].contains("2 here · "))
  }

  @Test func `a narrow top bar drops only squad's name before the count`() {
    for columns in 30...120 {
      let bar = stage(columns, 24, here: 12).frame().lines[0]
      let without = stage(columns, 24, here: nil).frame().lines[0]
      if bar.contains("12 here") {
        let rest = bar.replacing("12 here · ", with: "").split(separator: " ")
        #expect(
          without.split(separator: " ").drop { $0 == "squad" }.elementsEqual(
            rest.drop { $0 == "squad" }))
      } else {
        #expect(bar == without)
      }
    }
  }

  @Test(arguments: ["?", ":", "T", "jx"])
  func `a warning is seen while an overlay is open`(keys: String) {
    var stage = stage(120, 40, here: nil)
    stage.press(keys)
    stage.send(.visit(.idleNeared))
    #expect(stage.frame().lines[39].contains("!  Still there? Press any key"))
    stage.send(.visit(.limitNeared))
    #expect(
      stage.frame().lines[39].contains("!  Time is nearly up: this session ends within 1 minute"))
  }

  @Test func `a warning goes with the next key`() {
    var stage = stage(120, 40, here: nil)
    stage.send(.visit(.idleNeared))
    stage.press("j")
    #expect(!stage.frame().lines[39].contains("Still there?"))
    stage.send(.visit(.limitNeared))
    stage.press("j")
    #expect(stage.frame().lines[39].contains("Time is nearly up"), "but not the last one")
  }

  @Test(arguments: [VisitAction.idleNeared, .limitNeared])
  func `a warning closes the inspector, in the past too`(action: VisitAction) {
    let stage = InspectorStage(120, 40, visit: .sample())
    stage.press("jjIk")
    #expect(stage.inspector != nil)
    stage.post(.visit(action))
    #expect(stage.inspector == nil)
    #expect(stage.screen.contains(action == .idleNeared ? "Still there?" : "Time is nearly up"))
  }

  @Test(arguments: [VisitAction.idleReached, .limitReached])
  func `a visit ends although the past is inspected`(action: VisitAction) {
    let stage = InspectorStage(120, 40, visit: .sample())
    stage.press("jjIk")
    stage.post(.visit(action))
    #expect(stage.ending == .quit)
    #expect(stage.state.visit?.end != nil)
  }

  @Test func `line by line a warning is said at once`() {
    let stage = SpokenStage(visit: .sample())
    _ = stage.said
    #expect(stage.send(.visit(.idleNeared)).contains("Still there?"))
    #expect(!stage.press("j").contains("Still there?"))
    #expect(stage.send(.visit(.limitNeared)).contains("Time is nearly up"))
    #expect(!stage.press("j").contains("Time is nearly up"))
  }

  @Test func `a count is shown with the next key's frame`() {
    let stage = LoopStage()
    var screens: [String] = []
    stage.drew = { [unowned stage] frame in
      screens.append(stage.screen)
      guard frame == 1 else { return stage.typing.write("q") }
      stage.queue.postQuietly(.visit(.counted(3)))
      var polled = pollfd(fd: stage.queue.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&polled, 1, 0) == 0)
      stage.typing.write("j")
    }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.visit = .sample(here: 2)
    #expect(stage.run(state: state) == .quit)
    #expect(screens.count == 2)
    #expect(screens.first?.contains("2 here") == true)
    #expect(screens.last?.contains("3 here") == true)
  }
}
