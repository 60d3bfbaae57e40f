import Basics
import SquadCore
import SquadRecording
import SystemKit
import TerminalKit

/// Input and signals from the terminal.
extension EventLoop {
  /// Handles input within the turn's budget.
  func takeKeys() {
    var budget = KeyBudget(keyClock)
    var hasInput: Bool?
    if decoder.hasMore {
      while !loopEffects.isQuitting, !holdsKeys(), let event = decoder.next() {
        take(event, after: &hasInput)
        guard decoder.hasMore, budget.allowsMore() else { break }
        awaitNext()
      }
      sequenceTimer.restart(
        &decoder, escapeDelay: terminal.escapeDelay, at: MonotonicClock.microseconds)
    } else if sequenceTimer.due != nil,
      sequenceTimer.isOver(at: MonotonicClock.microseconds, isReadable: { isReadable })
    {
      for event in decoder.timeout() where !loopEffects.isQuitting {
        take(event, after: &hasInput)
      }
    }
  }

  func take(_ event: InputEvent, after hasInput: inout Bool?) {
    recorder?.take(.input(event))
    if case .reply(let reply) = event { take(reply) }
    // Input to the inspector is no turn of the store.
    if inspector != nil { return inspect(event) }
    guard let action = frontend.action(event, store.state) else { return }
    let isInput = if case .reply = event { false } else { true }
    begin(isInput: isInput, after: &hasInput)
    send(action)
    lastMove = if case .moved(let motion) = action { motion } else { nil }
    if loopEffects.takeSuspend() { suspend() }
  }

  /// Begins the turn at its first event, and at its first input; a reply isn't input.
  private func begin(isInput: Bool, after hasInput: inout Bool?) {
    guard hasInput != true, isInput || hasInput == nil else { return }
    store.begin(at: clock(), hasInput: isInput)
    hasInput = isInput
  }

  /// Handles pending signals; nil: the loop continues.
  func handleSignals() -> ExitReason? {
    for signal in terminal.signals() {
      switch signal {
      case .hangUp: return .hungUp
      case .terminate: return .terminated
      case .interrupt: return .quit
      case .exhausted: return .exhausted
      case .resize: resize(to: terminal.resized())
      case .stop: send(.stopRequested)
      case .resume:
        terminal.resume()
        afterStop()
      }
      if loopEffects.takeSuspend() { suspend() }
    }
    return nil
  }

  func suspend() {
    performDeferred()
    dropReplies()
    terminal.suspend()
    afterStop()
  }

  /// Updates the size and the time, which may have changed during a stop.
  private func afterStop() {
    resize(to: terminal.size())
    send(.resumed(clock()))
  }

  func resize(to size: Size) {
    frontend.resize(size)
    if size != store.state.screen {
      if store.state.hasStarted { recorder?.take(.resized(size)) }
      send(.resized(size))
    }
    resizeInspector(to: size)
  }
}
