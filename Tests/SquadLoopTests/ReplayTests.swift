import Basics
import Foundation
import SquadCore
import SystemKit
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop
@testable import SquadRecording

/// The loop with a recording instead of a keyboard.
@Suite struct ReplayTests {
  private let stage = ReplayStage()

  @Test func `Keys are pressed at their times, and those of one turn are one frame`() {
    #expect(stage.replay([(500, "jj"), (700, "k")], duration: 900) == .over)
    #expect(stage.frames.map(\.microseconds) == [0, 0, 500_000, 700_000, 900_000])
    #expect(stage.state?.openList.cursor.row == 1)
  }

  @Test func `The cap names the last key, and its room is always the same`() {
    _ = stage.replay([(1, "j"), (2, "<enter>"), (3, "j")])
    let footers = stage.frames.compactMap { $0.screen.split(separator: "\n").last.map(String.init) }
    let ends = footers.map { $0.split(separator: " ").last.map(String.init) }
    #expect(ends.contains("Enter") && ends.last == "j")
    // The text before the cap doesn't move.
    let places = footers.suffix(3).map { $0.range(of: "? help")?.lowerBound.utf16Offset(in: $0) }
    #expect(Set(places).count == 1 && places.first != nil)
  }

  @Test func `Timers go by the recording's time`() {
    var now = 0
    let loopEffects = LoopEffects { now }
    loopEffects.schedule(.loop(.startTimer(.search, milliseconds: 100, .keyIgnored)))
    #expect(loopEffects.nextDue == 100_000 && loopEffects.timeout == 100)
    now = 99_999
    #expect(loopEffects.takeDue().isEmpty)
    now = 100_000
    #expect(loopEffects.takeDue() == [.keyIgnored])
    #expect(loopEffects.nextDue == nil)
  }

  @Test func `The next key waits for the requested data`() {
    var requested: [RequestID] = []
    stage.perform = { effect in
      if case .loadPage(let id, _) = effect { requested.append(id) }
    }
    var responded = 0
    stage.awaitResults = { [stage] in
      for id in requested.dropFirst(responded) {
        stage.queue.post(.list(.pageLoaded(id, .success(Sample.page))))
      }
      responded = requested.count
    }
    #expect(stage.replay([(100, "R"), (200, "j")]) == .over)
    #expect(responded == requested.count && responded > 0)
    #expect(stage.state?.openList.phase == .loaded)
  }

  @Test func `A recorded end and Ctrl-C end the replay and nothing else`() {
    #expect(stage.replay([(1, "j"), (2, "q"), (3, "j")]) == .over)
    #expect(stage.state?.openList.cursor.row == 1)
    let other = ReplayStage()
    #expect(other.replay([(1, "<c-c>"), (3, "j")]) == .over)
    #expect(other.state?.openList.cursor.row == 0)
  }

  @Test func `A recorded size is applied only to an unwatched replay`() {
    let size = Size(columns: 60, rows: 20)
    let turn = RecordedTurn(time: 10, events: [.resized(size)])
    #expect(stage.replay([], events: [turn]) == .over)
    #expect(stage.state?.screen == size)
    let other = ReplayStage()
    #expect(other.replay([], speed: 100, events: [turn]) == .over)
    #expect(other.state?.screen == Size(columns: 100, rows: 30))
  }

  @Test func `Space pauses, and any other key takes over`() {
    stage.drew = { [stage] number in
      if number == 2 { stage.pipes.typing.write(" ") }
      // After the end, nothing happens until a key is pressed.
      if number == 3 {
        #expect(stage.screen.contains("paused"))
        stage.pipes.typing.write("x")
      }
    }
    #expect(stage.replay([(60_000, "j")], speed: 1, endNote: "over") == .takenOver)
    #expect(stage.frames.count == 3)
    #expect(stage.state?.openList.cursor.row == 0)
  }

  @Test func `A lone Escape takes over, and a reply of the terminal does not`() {
    stage.drew = { [stage] number in
      if number == 2 { stage.pipes.typing.write("\u{1B}") }
    }
    #expect(stage.replay([(60_000, "j")], speed: 1, endNote: "over") == .takenOver)
  }

  @Test(arguments: ["j", "jq"])
  func `After the end the screen stays until a key comes`(keys: String) {
    stage.drew = { [stage] _ in
      if stage.screen.contains("It is over") { stage.pipes.typing.write(" x") }
    }
    #expect(stage.replay([(1, keys)], speed: 100, endNote: "It is over") == .takenOver)
    #expect(stage.state?.openList.cursor.row == 1 && !stage.screen.contains("paused"))
  }

  @Test func `q, a signal and a hang-up end the program`() {
    stage.drew = { [stage] number in if number == 2 { stage.pipes.typing.write("q") } }
    #expect(stage.replay([(60_000, "j")], speed: 1, endNote: "over") == .left(.quit))
    let other = ReplayStage()
    other.drew = { [other] number in
      guard number == 2 else { return }
      other.pipes.signals = [.terminate]
      other.pipes.signalling.write("x")
    }
    #expect(other.replay([(60_000, "j")], speed: 1, endNote: "over") == .left(.terminated))
  }

  @Test func `A reply after q isn't left to the shell`() {
    let typing = stage.pipes.typing
    stage.drew = { number in
      guard number == 2 else { return }
      typing.write("q")
      Thread {
        usleep(50_000)
        typing.write("\u{1B}[?62c")
      }.start()
    }
    let ending = stage.replay(
      [(60_000, "j")], speed: 1, endNote: "over", theme: ThemeState(takesQuery: true))
    #expect(ending == .left(.quit))
    usleep(100_000)
    #expect(typing.read().isEmpty)
  }

  @Test func `The loop in the background runs on and may end the program`() throws {
    let unseen = try ActionQueue<Action>()
    var ticks = 0
    let background = BackgroundLoop(
      theme: { ThemeState() }, descriptor: unseen.descriptor, timeout: { nil },
      tick: {
        ticks += unseen.take().count
        return ticks == 2 ? .left(.quit) : nil
      })
    stage.drew = { number in
      if number == 2 { for _ in 0..<2 { unseen.post(.keyIgnored) } }
    }
    #expect(stage.replay([(60_000, "j")], speed: 1, background: background) == .left(.quit))
  }

  @Test func `An idle screen plays a replay, and a key restores it`() {
    let loop = LoopStage()
    var (played, before) = (0, 0)
    loop.idleReplay = IdleReplay(idle: 1) { _ in
      played += 1
      before = loop.frames
      return .takenOver
    }
    // The session's screen returns by itself.
    loop.drew = { number in if played > 0, number == before + 1 { loop.typing.write("q") } }
    #expect(loop.run() == .quit)
    #expect(played >= 1)
  }

  @Test(arguments: [VisitAction.limitNeared, .idleNeared])
  func `A warning during an idle replay is shown`(warning: VisitAction) {
    let loop = LoopStage()
    var endings: [ReplayEnding?] = []
    loop.idleReplay = IdleReplay(idle: 1) { [unowned loop] session in
      loop.queue.post(.visit(.counted(2)))
      endings.append(session.tick())
      loop.queue.post(.visit(warning))
      endings.append(session.tick())
      return endings.last?.flatMap { $0 } ?? .over
    }
    loop.drew = { [unowned loop] number in if number == 2 { loop.typing.write("q") } }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.visit = .sample()
    #expect(loop.run(state: state) == .quit)
    #expect(endings.prefix(2) == [nil, .interrupted])
    #expect(loop.screen.contains(warning == .idleNeared ? "Still there?" : "Time is nearly up"))
  }

  @Test(arguments: [VisitAction.limitNeared, .idleNeared])
  func `No idle replay begins over a warning`(warning: VisitAction) {
    let loop = LoopStage()
    var played = 0
    loop.idleReplay = IdleReplay(idle: 1) { _ in
      played += 1
      return .left(.quit)
    }
    loop.drew = { [unowned loop] number in
      usleep(2_000)
      if number == 2 { loop.typing.write("q") }
    }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.visit = .sample()
    loop.queue.post(.visit(warning))
    #expect(loop.run(state: state) == .quit)
    #expect(played == 0)
  }

  @Test func `The key that ends an idle replay restarts the visit's idle time`() throws {
    let loop = LoopStage()
    var left: [Int?] = []
    loop.idleReplay = IdleReplay(idle: 1) { session in
      if left.isEmpty { usleep(600_000) }
      _ = session.tick()
      left.append(session.timeout())
      return left.count == 1 ? .takenOver : .left(.quit)
    }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.visit = .sample()
    #expect(loop.run(state: state) == .quit)
    let (first, second) = (try #require(left.first ?? nil), try #require(left.last ?? nil))
    #expect(second > first)
  }

  @Test func `A signal to end during an idle replay ends the program`() {
    let loop = LoopStage()
    loop.idleReplay = IdleReplay(idle: 1) { _ in .left(.terminated) }
    #expect(loop.run() == .terminated)
  }

  @Test func `Speed and pauses change the times of keys, never their order`() {
    let playback = Playback(
      Recording(
        header: RecordingHeader(
          program: "", size: Size(columns: 1, rows: 1), start: Moment(seconds: 0), list: ""),
        turns: [RecordedTurn(time: 1_000, events: [])], duration: 4_000),
      speed: 2, awaitResults: {})
    playback.start(at: 7_000_000)
    #expect(playback.due(timer: nil) == 1_000_000)
    #expect(playback.delay(until: 1_000_000, at: 7_100_000) == 400_000)
    playback.togglePause(at: 7_200_000)
    #expect(playback.delay(until: 1_000_000, at: 8_000_000) == nil)
    playback.togglePause(at: 9_200_000)
    #expect(playback.delay(until: 1_000_000, at: 9_200_000) == 300_000)
    #expect(playback.due(timer: 10) == 10)
    playback.advance(to: 20)
    #expect(playback.due(timer: 10) == 20)
    #expect(playback.takeTurn()?.time == 1_000)
    #expect(playback.due(timer: 9_000_000) == 4_000_000)
    #expect(playback.due(timer: 9_000_000) == nil)
  }
}
