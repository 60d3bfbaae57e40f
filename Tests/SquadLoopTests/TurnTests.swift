import Basics
import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop

/// Events before, between and after the keys of a turn.
@Suite struct TurnTests {
  @Test func `the loop checks for other squads' changes only after keys, once`() {
    var stage = Stage(100, 30)
    stage.pressAtOnce("jjj")
    #expect(stage.effects.filter { $0 == .checkSquad }.count == 1)
    stage.send(.squad(.changedElsewhere(Squad())))
    stage.resize(90, 30)
    #expect(stage.effects.filter { $0 == .checkSquad }.count == 1)
  }

  @Test func `work begins after the turn's frame`() {
    let stage = LoopStage()
    var order: [String] = []
    stage.drew = { frame in
      order.append("frame")
      stage.typing.write(frame == 1 ? " " : "q")
    }
    stage.perform = { effect in
      switch effect {
      case .loadPage: order.append("load")
      case .changeSquad: order.append("change")
      default: break
      }
    }
    #expect(stage.run() == .quit)
    #expect(order == ["frame", "load", "frame", "change"])
  }

  @Test func `a key's frame waits for the detail that this machine has`() {
    let stage = LoopStage()
    let queue = stage.queue
    stage.perform = { effect in
      guard case .loadDetail(let request, let id) = effect,
        let entry = Sample.entries.first(where: { $0.id == id })
      else { return }
      queue.post(.detail(.loaded(request, id, .success(Sample.detail(of: entry)))))
    }
    var screens: [String] = []
    stage.drew = { frame in
      screens.append(stage.screen)
      if frame > 1 { stage.typing.write(frame == 2 ? "j" : "q") }
    }
    #expect(stage.run(page: Self.withoutDetails) == .quit)
    // The first paint doesn't wait for rows.
    #expect(screens.map { $0.contains("loading…") } == [true, false, false])
  }

  @Test func `a key's frame comes without a detail that takes longer`() {
    let stage = LoopStage()
    var screens: [String] = []
    stage.drew = { frame in
      screens.append(stage.screen)
      stage.typing.write(frame == 1 ? "j" : "q")
    }
    #expect(stage.run(page: Self.withoutDetails) == .quit)
    #expect(screens.map { $0.contains("loading…") } == [true, true])
  }

  static let withoutDetails = Page(
    offset: 0, entries: Sample.entries, total: Sample.entries.count, isLast: true,
    freshness: Sample.day)

  @Test func `a key in the detail sees the effect of the keys before it`() {
    for keys in ["l<pgdn>j", "jl<pgdn>", "ljjjj", "jjlGj", "?G<pgup>"] {
      var once = Stage(80, 14)
      once.pressAtOnce(keys)
      var one = Stage(80, 14)
      one.press(keys)
      #expect(once.frame() == one.frame(), "\(keys)")
    }
  }

  /// Excludes `R`: in a turn of its own, it finds the detail in flight that it would otherwise
  /// request. Excludes Enter and `s`: keys wait for the rows of an opened or sorted list.
  private static let keys = [
    "j", "j", "k", "g", "G", "h", "l", "0", "1", "\t", "/", " ", "x", "y", "n", "u", "?",
    "e", "H", "L", "[", "]", "+", "2",
  ]

  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    @Test func `keys of one turn have the same effect as a turn for each`() throws {
      var random = SplitMix(seed: 20_261_122)
      for _ in SplitMix.rounds(150) {
        let keys = (0..<Int.random(in: 2...12, using: &random)).map { _ in
          TurnTests.keys.randomElement(using: &random) ?? "j"
        }
        var once = Stage(90, 20)
        once.type(keys.joined())
        var one = Stage(90, 20)
        for key in keys { one.type(key) }
        let ends = [once, one].map { stage in
          "\(stage.state.focus) \(stage.state.openList.cursor) \(stage.state.detailPath)"
        }
        try #require(ends[0] == ends[1], "\(keys.joined(separator: " ").debugDescription)")
        let lines = [once, one].map { $0.frame().lines.joined(separator: "\n") }
        try #require(lines[0] == lines[1], "\(keys.joined(separator: " ").debugDescription)")
        try #require(once.frame() == one.frame())
      }
    }
  }
}
