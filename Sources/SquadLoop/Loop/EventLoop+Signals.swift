import Basics
import SquadCore
import SquadRecording
import TerminalKit

/// Signals, suspension and resizing.
extension EventLoop {
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
      if loopEffects.mustSuspend.take() { suspend() }
    }
    return nil
  }

  func suspend() {
    performDeferred()
    // The terminal isn't asked again after the stop, so its replies must not be lost.
    dropReplies { event in
      recorder?.take(.input(event))
      if case .reply(let reply) = event { terminal.replied(reply) }
      if let action = frontend.action(event, store.state) { receive([action], at: nil) }
    }
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
