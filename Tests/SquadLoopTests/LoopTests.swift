import Foundation
import SquadCore
import Synchronization
import TerminalKit
import TestSupport
import Testing

@testable import SquadLoop

/// Turns of the loop: the keys that each one takes, and the order of events.
@Suite struct LoopTests {
  @Test func `a turn takes 256 keys and leaves the rest to the next ones`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 600) + "q")
    #expect(stage.run() == .quit)
    // The first paint, two whole turns, and one that ends with q and paints nothing any more.
    #expect(stage.frames == 3)
  }

  @Test func `the end is announced before a late reply is awaited`() {
    let stage = LoopStage()
    stage.typing.write("q")
    stage.ended = { stage.typing.write("\u{1B}[?62c") }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.theme = ThemeState(takesQuery: true)
    #expect(stage.run(state: state) == .quit)
    #expect(stage.typing.read().isEmpty)
  }

  @Test func `Ctrl-Z takes the replies that it waits for`() {
    let stage = LoopStage()
    var backgrounds: [Background?] = []
    stage.perform = { effect in
      switch effect {
      // This effect is performed after Ctrl-Z is read, but before the stop.
      case .changeSquad: stage.typing.write("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62c")
      case .savePreferences(let preferences, terminal: _):
        backgrounds.append(preferences.background)
      default: break
      }
    }
    stage.typing.write(" \u{1A}")
    stage.drew = { if $0 == 2 { stage.typing.write("q") } }
    var state = AppState(catalogues: [Sample.catalogue])
    state?.theme = ThemeState(takesQuery: true)
    #expect(stage.run(state: state) == .quit)
    #expect(backgrounds.contains(.dark))
  }

  #if os(Linux)
    @Test func `a signal doesn't end the wait for a late reply`() {
      let stage = LoopStage()
      stage.typing.write("q")
      signal(SIGUSR2) { _ in }
      let (loop, typing, isWritten) = (pthread_self(), stage.typing, DispatchSemaphore(value: 0))
      stage.ended = {
        Thread.detachNewThread {
          usleep(20_000)
          pthread_kill(loop, SIGUSR2)
          usleep(20_000)
          typing.write("\u{1B}[?62c")
          isWritten.signal()
        }
      }
      var state = AppState(catalogues: [Sample.catalogue])
      state?.theme = ThemeState(takesQuery: true)
      #expect(stage.run(state: state) == .quit)
      isWritten.wait()
      #expect(stage.typing.read().isEmpty)
    }
  #endif

  @Test func `200 keys are one turn`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 200))
    stage.drew = { if $0 == 2 { stage.typing.write("q") } }
    #expect(stage.run() == .quit)
    #expect(stage.frames == 2)
  }

  @Test func `the next detail of a repeated key is prepared once after its frame`() {
    let stage = LoopStage()
    let keys = ["j", "j", "k", "l", "q"]
    stage.drew = { stage.typing.write(keys[$0 - 1]) }
    #expect(stage.run() == .quit)
    let ids = Sample.entries.map(\.id)
    #expect(stage.prepared.map(\.frames) == [2, 3, 4])
    #expect(stage.prepared.map(\.entry) == [ids[2], ids[3], ids[0]])
  }

  @Test func `nothing is prepared while keys wait or at the end`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 300) + "G")
    stage.drew = { if $0 == 3 { stage.typing.write("q") } }
    #expect(stage.run() == .quit)
    #expect(stage.prepared.isEmpty)
  }

  @Test func `a turn takes eight milliseconds of keys`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 40) + "q")
    var now = 0
    let ending = stage.run {
      now += 3_000
      return now
    }
    #expect(ending == .quit)
    // Four keys per turn: the time counts from the end of the first.
    #expect(stage.frames == 11)
  }

  @Test func `a single key never reads the clock`() {
    let stage = LoopStage()
    var readings = 0
    stage.typing.write("j")
    stage.drew = { frame in if frame > 1 { stage.typing.write(frame < 4 ? "j" : "q") } }
    let ending = stage.run {
      readings += 1
      return 0
    }
    #expect(ending == .quit)
    #expect(readings == 0)
  }

  @Test func `signals are handled before remaining keys`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 20_000) + "q")
    stage.drew = { frame in
      guard frame == 2 else { return }
      stage.signals = [.terminate]
      stage.signalling.write("x")
    }
    #expect(stage.run() == .terminated)
    #expect(stage.frames == 2)
  }

  @Test(arguments: [TerminalSignal.terminate, .hangUp, .interrupt, nil])
  func `place and settings are saved however it ends, once`(signal: TerminalSignal?) {
    let stage = LoopStage()
    var saved: [WorldEffect] = []
    stage.perform = { effect in
      switch effect {
      case .savePlace, .saveSettings, .savePreferences: saved.append(effect)
      default: break
      }
    }
    stage.typing.write("j<S")
    stage.drew = { frame in
      guard frame == 2 else { return }
      if let signal {
        stage.signals = [signal]
        stage.signalling.write("x")
      } else {
        stage.typing.write("q")
      }
    }
    let ending = stage.run()
    #expect((ending == .quit) == (signal == nil || signal == .interrupt))
    #expect(saved.count == 3)
    let settings = ListSettings(list: Sample.list, sort: nil, isReversed: true, cards: nil)
    #expect(saved.contains(.savePlace(EntryID(Sample.id, "2"))))
    #expect(saved.contains(.saveSettings([settings])))
  }

  @Test func `responses are handled between keys`() {
    let stage = LoopStage()
    stage.typing.write(String(repeating: "j", count: 20_000) + "q")
    stage.drew = { frame in if frame == 2 { stage.queue.post(.quitRequested) } }
    #expect(stage.run() == .quit)
    #expect(stage.frames == 2)
  }

  @Test func `a failure that comes with the end is left for the report after it`() {
    let stage = LoopStage()
    let failure = Action.squad(.responded(RequestID(1), .failure(.full)))
    var left: [Action] = []
    stage.ended = { left = stage.queue.take() }
    stage.drew = { frame in
      guard frame == 1 else { return }
      stage.queue.post(failure)
      stage.typing.write("q")
    }
    #expect(stage.run() == .quit)
    #expect(left == [failure])
  }

  @Test func `a failure that the inspector hides is counted at the end, too`() {
    let stage = LoopStage()
    let failure = Action.squad(.responded(RequestID(1), .failure(.full)))
    var left: [Action] = []
    stage.ended = { left = stage.queue.take() }
    stage.drew = { frame in
      switch frame {
      case 1: stage.typing.write("jIk")
      case 2: stage.queue.post(failure)
      default: stage.typing.write("\u{3}")
      }
    }
    #expect(stage.run() == .quit)
    #expect(left == [failure])
  }

  @Test func `a paste is one key, however long`() {
    let stage = LoopStage()
    let paste = "\u{1B}[200~" + String(repeating: "x", count: 5_000) + "\u{1B}[201~"
    stage.typing.write("/" + paste)
    stage.drew = { if $0 == 2 { stage.typing.write("\u{3}") } }
    #expect(stage.run() == .quit)
    #expect(stage.frames == 2)
  }

  @Test func `keys that change the squad wait for a disk that is slow`() {
    let stage = LoopStage()
    let disk = Disk()
    stage.perform = { effect in
      if case .changeSquad(let id, let request) = effect { disk.ask(id, request) }
    }
    stage.typing.write(String(repeating: " y", count: 2_000))
    let (queue, typing) = (stage.queue, stage.typing)
    Thread.detachNewThread {
      usleep(100_000)
      while disk.done < 2_000 {
        disk.responses().forEach(queue.post)
        usleep(2_000)
      }
      typing.write("q")
    }
    #expect(stage.run() == .quit)
    #expect(disk.done == 2_000)
    #expect(disk.maximum <= SquadState.pendingLimit + KeyBudget.keys)
  }
}

/// A squad's file that responds when the test says so.
private final class Disk: Sendable {
  private struct Contents {
    var waiting: [(id: RequestID, request: SquadRequest)] = []
    var maximum = 0
    var done = 0
    var squad = Squad()
  }

  private let contents = Mutex(Contents())

  /// Largest number of changes that waited at the same time.
  var maximum: Int { contents.withLock { $0.maximum } }
  var done: Int { contents.withLock { $0.done } }

  func ask(_ id: RequestID, _ request: SquadRequest) {
    contents.withLock { contents in
      contents.waiting.append((id, request))
      contents.maximum = max(contents.maximum, contents.waiting.count)
    }
  }

  func responses() -> [Action] {
    contents.withLock { contents in
      guard let last = contents.waiting.last?.id else { return [] }
      let events = contents.waiting.map { contents.squad.perform($0.request) }
      contents.done += events.count
      contents.waiting = []
      return [
        .squad(.responded(last, .success(SquadOutcome(squad: contents.squad, events: events))))
      ]
    }
  }
}
