import SquadCore
import StageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import SquadScreen

/// Properties of every screen, for any size and any keys.
struct ScreenPropertyTests {
  private static let keys = [
    "j", "k", "g", "G", "h", "l", "0", "1", "<enter>", "<esc>", "<tab>", "<s-tab>", "/", "s",
    "<space>", "x", "y", "n", "u", "<c-r>", "?", "R", "<pgdn>", "<pgup>", "<c-d>", "<c-u>",
    "e", "H", "L", "[", "]", "<bs>", "q", "v", "+", "-", "c", "c",
  ]

  @Test func `no size and no keys break the screen`() {
    var random = SplitMix(seed: 20_261_121)
    for round in SplitMix.rounds(150) {
      let columns = Int.random(in: 0...140, using: &random)
      let rows = Int.random(in: 0...50, using: &random)
      var stage =
        round % 3 == 0
        ? Stage(
          columns, rows, squad: Squad(members: (1..<3).map(HeroSample.member)),
          catalogue: HeroSample.catalogue, page: HeroSample.page) : Stage(columns, rows)
      for _ in 0..<25 {
        stage.press(Self.keys.randomElement(using: &random) ?? "j")
        if Bool.random(using: &random) { stage.respondWithSquad() }
        if Int.random(in: 0..<6, using: &random) == 0 {
          stage.resize(
            Int.random(in: 0...140, using: &random), Int.random(in: 0...50, using: &random))
        }
        check(&stage)
      }
    }
  }

  @Test func `a storm of sizes breaks no screen, from zero to very large`() {
    var random = SplitMix(seed: 14)
    for _ in SplitMix.rounds(20) {
      var stage = Stage(80, 24)
      for _ in 0..<12 {
        stage.press(Self.keys.randomElement(using: &random) ?? "j")
        if Bool.random(using: &random) { stage.respondWithSquad() }
        let isEdge = Int.random(in: 0..<4, using: &random) == 0
        stage.resize(
          isEdge
            ? [0, 1, 29, 30, 59, 60, 99, 100, 300].randomElement(using: &random) ?? 0
            : Int.random(in: 0...300, using: &random),
          isEdge
            ? [0, 1, 9, 10, 11, 12, 15, 16, 100].randomElement(using: &random) ?? 0
            : Int.random(in: 0...100, using: &random))
        check(&stage)
      }
    }
  }

  private func check(_ stage: inout Stage) {
    let frame = stage.frame()
    let size = stage.context.size
    #expect(frame.size == size)
    guard !ScreenLayout.isTooSmall(size) else { return }
    let marks = frame.lines.joined().filter { $0 == "▸" }.count
    #expect(marks <= 1, "\(size) \(frame.lines.joined(separator: "\n"))")
    if stage.state.openList.count > 0 {
      #expect(marks == 1, "\(size) \(stage.state.focus)\n\(frame.lines.joined(separator: "\n"))")
      #expect(frame.cursor != nil)
    }
  }
}
