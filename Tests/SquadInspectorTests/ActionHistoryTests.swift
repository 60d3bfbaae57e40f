import SquadCore
import StageTestSupport
import TestSupport
import Testing

@testable import SquadInspector

/// The record of actions, and the states restored from it.
@Suite struct ActionHistoryTests {
  private let stage = InspectorStage(100, 30, squad: Squad(members: [Sample.member(2)]))

  @Test func `the last 500 actions are kept, and totals of all`() {
    for _ in 0..<6 { stage.pressAtOnce(String(repeating: "j", count: 200)) }
    let history = stage.history
    #expect((500..<530).contains(history.records.count))
    #expect(history.records.map(\.number) == Array(history.oldest...history.newest))
    #expect(history.totals.reduce(0) { $0 + $1.count } == history.newest)
    let moved = history.totals.first { "\($0.name)" == "moved" }
    #expect(moved?.count == 1_200 && moved?.microseconds == 1_200 * 31)
  }

  /// Random cases, which `make properties` runs in release.
  @Suite struct PropertyTests {
    private let stage = InspectorStage(100, 30, squad: Squad(members: [Sample.member(2)]))

    @Test func `each state of the past is restored exactly`() {
      let keys = [
        "j", "k", "l", "h", "<tab>", "<enter>", "<escape>", "<space>", "y", "0", "/", "e", "G", "g",
        "u", "v", "?", "t", "x", "n", "+", "1", "c", "<pagedown>",
      ]
      var seed: UInt64 = 7
      var states: [Int: AppState] = [:]
      for turn in 0..<260 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        stage.press(keys[Int(seed >> 33) % keys.count])
        if turn % 7 == 0 { stage.respondWithSquad() }
        if turn % 41 == 0 { stage.resize(80 + turn % 60, 24 + turn % 20) }
        states[stage.history.newest] = stage.state
      }
      #expect(states.count > 200)
      var random = SplitMix(seed: 7)
      let sorted = states.sorted { $0.key < $1.key }
      for (number, state) in sorted.shuffled(using: &random)[SplitMix.rounds(states.count)] {
        let past = stage.history.states(around: number, now: stage.state, stage.context)?.after
        #expect(past == state, "action \(number)")
      }
    }
  }

  @Test func `a page is freed with its state, and past states are still restored`() {
    let before = stage.history.newest
    stage.press("sj")
    for case .loadPage(let id, _) in stage.takeEffects() {
      stage.post(.list(.pageLoaded(id, .success(Sample.page))))
    }
    let loaded = stage.history.records.last { $0.label == "list.pageLoaded" }
    let number = loaded?.number ?? 0
    #expect(number > before)
    let states = stage.history.states(around: number, now: stage.state, stage.context)
    #expect(states?.after == stage.state)
    #expect(states?.before.openList.phase != stage.state.openList.phase)
  }

  @Test func `opening the inspector doesn't undo the listed changes of an action`() throws {
    stage.press("[")
    #expect(stage.state.message == .listIsFirst)
    stage.press("IIj")
    #expect(stage.state.message == nil && stage.inspector == nil)
    let stepped = stage.history.records.last { $0.label.hasPrefix("list.stepped") }
    let number = try #require(stepped?.number)
    #expect(number < stage.history.newest)
    let changes = stage.history.changes(inSegmentOf: number, now: stage.state, stage.context)
    #expect(changes[number]?.contains("message") == true)
    let states = stage.history.states(around: number, now: stage.state, stage.context)
    #expect(states?.after.message == .listIsFirst)
  }

  @Test func `actions with large states are listed without them`() {
    let member = Sample.member(1)
    let journal = (0..<1_000).map { _ in SquadChange.recruited(member, at: 0) }
    for count in 0..<60 {
      stage.post(
        .squad(.changedElsewhere(Squad(members: [Sample.member(count % 9)], done: journal))))
    }
    let history = stage.history
    #expect(history[history.newest] != nil)
    let states = history.records.map {
      history.states(around: $0.number, now: stage.state, stage.context) != nil
    }
    #expect(states.first == false && states.last == true)
    #expect(history.records.count == history.newest)
  }

  @Test
  func `few states that share little with the present are kept in little room`() {
    let stage = InspectorStage(100, 30, bytesOfStates: 60_000)
    for _ in 0..<30 {
      stage.press("s")
      for case .loadPage(let id, _) in stage.takeEffects() {
        stage.post(.list(.pageLoaded(id, .success(Sample.page))))
      }
    }
    let known = stage.history.records.filter {
      stage.history.states(around: $0.number, now: stage.state, stage.context) != nil
    }
    #expect((4...12).contains(known.count))
    #expect(known.last?.number == stage.history.newest)
    #expect(stage.history.records.count == stage.history.newest)
  }

  @Test func `an action takes little room, so that effects and the record hold many`() {
    #expect(MemoryLayout<Action>.size <= 80)
    #expect(MemoryLayout<Effect>.size <= 144)
  }

  @Test func `a frame's bytes are listed with the turn's first action`() {
    stage.pressAtOnce("jjj")
    let last = stage.history.records.suffix(3).map { $0.frame != nil }
    #expect(last == [true, false, false])
  }

  @Test func `a frame's bytes are listed with the key, not with other actions`() {
    stage.queue.postQuietly(.visit(.counted(3)))
    stage.pressAtOnce("jj")
    let last = stage.history.records.suffix(3).map { ($0.label, $0.frame != nil) }
    #expect(last.map(\.0) == ["visit.counted(3)", "moved(next)", "moved(next)"])
    #expect(last.map(\.1) == [false, true, false])
  }

  @Test func `a line for the file of a crash is JSON that fits, whatever was typed`() throws {
    stage.press("/a")
    stage.pipes.typing.write("\"\\x")
    stage.press("j")
    let last = try #require(stage.lines.last)
    #expect(
      last.hasPrefix("{\"number\":\(stage.history.newest),\"time\":\"2026-11-22T")
        && last.hasSuffix("\"action\":\"search.textChanged(\\\"a\\\"\\\\xj\\\")\"}\n"))
    #expect(stage.lines.allSatisfy { $0.utf8.count <= ActionLine.limit })
  }

  @Test(arguments: [
    (59_999, "1970-01-01T00:00:59.999Z"), (1_795_348_806_007, "2026-11-22T12:00:06.007Z"),
  ])
  func `a line has its time to the millisecond`(time: Int, text: String) {
    var line = ActionLine()
    let record = ActionRecord(number: 7, time: time, label: Action.moved(.next).label)
    line.withBytes(of: record) { bytes in
      #expect(
        String(decoding: bytes, as: UTF8.self)
          == "{\"number\":7,\"time\":\"\(text)\",\"action\":\"moved(next)\"}\n")
    }
  }
}
