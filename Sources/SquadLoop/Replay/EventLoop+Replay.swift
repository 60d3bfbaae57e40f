import Basics
import SquadCore
import SquadInspector
import SquadRecording
import SystemKit
import TerminalKit

/// The loop with a recording in place of the keyboard.
extension EventLoop {
  /// Plays a recording from the first paint to its end.
  package func replay(_ playback: Playback, from start: Start) -> ReplayEnding {
    let ending = play(playback, from: start)
    // The program ends; the shell must not get late replies of the terminal.
    if case .left(let reason) = ending, reason != .hungUp { dropReplies() }
    return ending
  }

  private func play(_ playback: Playback, from start: Start) -> ReplayEnding {
    frontend.showCap(.empty)
    open(start)
    finishRequests(playback)
    playback.start(at: MonotonicClock.microseconds)
    while !loopEffects.isQuitting, let due = playback.due(timer: loopEffects.nextDue) {
      if let ending = wait(until: due, playback) { return ending }
      playback.advance(to: due)
      // Recorded times are whole milliseconds. At equal times the timer comes first.
      if let timer = loopEffects.nextDue, timer <= due {
        receive(loopEffects.takeDue(), at: clock())
      } else if let turn = playback.turn, turn.time * 1_000 <= due {
        _ = playback.takeTurn()
        play(turn, playback)
      }
      guard !loopEffects.isQuitting else { break }
      finishRequests(playback)
    }
    return end(playback)
  }

  /// Feeds the events of a turn as if they were typed.
  private func play(_ turn: RecordedTurn, _ playback: Playback) {
    var hasInput: Bool?
    for event in turn.events where !loopEffects.isQuitting {
      switch event {
      case .resized(let size):
        guard let resize = playback.resize else { continue }
        resize(size.columns, size.rows)
        self.resize(to: terminal.resized())
      // A watched terminal sends its own replies.
      case .input(.reply) where playback.isWatched: continue
      // Positions refer to the recorded screen.
      case .input(.mouse) where playback.isWatched: continue
      case .input(let event):
        if case .key(let key) = event { frontend.showCap(.key(key)) }
        if mustWait(event) {
          finishRequests(playback)
          hasInput = nil
        }
        handle(event, after: &hasInput)
      }
    }
  }

  /// Performs requests and whatever they cause until nothing is pending, then draws one frame.
  private func finishRequests(_ playback: Playback) {
    store.endTurn()
    repeat {
      performDeferred()
      playback.awaitResults()
      let actions = queue.take() + queue.takeQuiet()
      guard !actions.isEmpty else { break }
      receive(actions, at: clock())
      store.endTurn()
    } while true
    drawAndPerform()
  }

  /// Shows a note and keeps the last frame until a key is pressed, if the replay has an end note.
  private func end(_ playback: Playback) -> ReplayEnding {
    guard let note = playback.endNote else { return .over }
    // A recorded key may have quit before the recording's end.
    playback.finish()
    frontend.showCap(.empty)
    closeInspector()
    store.send(.terminalNoted(note))
    store.endTurn()
    drawAndPerform()
    return wait(until: .max, playback) ?? .over
  }
}

/// Input of somebody who watches a replay.
extension EventLoop {
  /// Waits until a playback time is due; returns what ended the replay meanwhile, nil if nothing
  /// did.
  private func wait(until due: Int, _ playback: Playback) -> ReplayEnding? {
    guard playback.isWatched else { return nil }
    while true {
      let delay = due == .max ? nil : playback.delay(until: due, at: MonotonicClock.microseconds)
      if let delay, delay <= 0 { return nil }
      let ready = PollResult.wait(
        input: terminal.inputDescriptor, signals: terminal.signalDescriptor,
        queue: playback.background?.descriptor,
        output: terminal.hasPendingOutput() ? terminal.outputDescriptor : nil,
        milliseconds: timeout(delay.map { ($0 + 999) / 1_000 }, playback))
      if ready.output { flush() }
      if ready.signals {
        if let reason = handleSignals() { return .left(reason) }
        store.endTurn()
        drawAndPerform()
      }
      if let ending = listen(ready.input, playback) { return ending }
      if let ending = playback.background?.tick() { return ending }
    }
  }

  private func timeout(_ delay: Int?, _ playback: Playback) -> Int? {
    let sequence = sequenceTimer.due.map {
      max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0)
    }
    return [delay, sequence, playback.background?.timeout()].compactMap { $0 }.min()
  }

  /// Handles input during a replay; no key reaches the store.
  private func listen(_ isReady: Bool, _ playback: Playback) -> ReplayEnding? {
    if isReady {
      guard let bytes = terminal.read() else { return .left(.hungUp) }
      decoder.feed(bytes)
    }
    var events: [InputEvent] = []
    if decoder.hasMore {
      while let event = decoder.next() { events.append(event) }
      sequenceTimer.restart(
        &decoder, escapeDelay: terminal.escapeDelay, at: MonotonicClock.microseconds)
    } else if sequenceTimer.due != nil,
      sequenceTimer.hasExpired(at: MonotonicClock.microseconds, isReadable: { isReadable })
    {
      events = decoder.timeout()
    }
    for event in events {
      if let ending = control(event, playback) { return ending }
    }
    return nil
  }

  private func control(_ event: InputEvent, _ playback: Playback) -> ReplayEnding? {
    switch event {
    case .key(.space) where playback.endNote != nil && !playback.hasEnded:
      playback.togglePause(at: MonotonicClock.microseconds)
      frontend.showCap(playback.isPaused ? .paused : .empty)
      drawAndPerform()
    case .key("q") where playback.endNote != nil, .key(.ctrl("c")) where playback.endNote != nil:
      return .left(.quit)
    case .key, .paste: return .takenOver
    case .mouse(let event): if case .press = event.kind { return .takenOver }
    case .reply:
      var hasInput: Bool?
      handle(event, after: &hasInput)
      store.endTurn()
      drawAndPerform()
    }
    return nil
  }
}

/// The session in the background of a replay.
extension EventLoop {
  /// Plays the idle replay; returns the reason if the program has to end, nil to continue.
  func playWhileIdle(_ idleReplay: IdleReplay) -> ExitReason? {
    let ending = idleReplay.play(
      BackgroundLoop(
        theme: { [store] in store.state.theme }, descriptor: queue.descriptor,
        timeout: { [loopEffects] in loopEffects.timeout }, tick: { [self] in tick() }))
    if case .left(let reason) = ending { return reason }
    // The key that ended the tour counts as activity of the visit, and ends a warning below it, but
    // no other message: the session is shown as it was.
    if ending == .takenOver {
      if case .idle = store.state.message {
        store.begin(at: clock(), hasInput: true)
      } else {
        loopEffects.restart(.idle)
      }
    }
    terminal.redraw()
    resize(to: terminal.size())
    lastInput = MonotonicClock.microseconds
    store.endTurn()
    drawAndPerform()
    return nil
  }

  /// A turn without a frame. A warning about the visit's end interrupts the replay, which would
  /// hide it.
  private func tick() -> ReplayEnding? {
    let posted = queue.take() + queue.takeQuiet()
    receive(posted, at: clock())
    let due = loopEffects.takeDue()
    receive(due, at: nil)
    store.endTurn()
    performDeferred()
    history.endTurn { store.state }
    if loopEffects.isQuitting { return .left(.quit) }
    return (posted + due).contains(where: \.isUrgent) ? .interrupted : nil
  }
}
