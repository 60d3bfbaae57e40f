import Basics
import SquadCore
import SystemKit
import TerminalKit

/// The one loop, whose turns are: wait until something happens, take signals, then so many keys,
/// then all results, reduce each, settle, draw once, and only then begin the work that all of it
/// asked for. What is left of the keys waits in the decoder. Belongs to the main thread.
package final class Runtime {
  private let terminal: Terminal
  private let inbox: ActionInbox
  private let interpreter: KeyInterpreter
  private var decoder: KeyDecoder
  private let measuring: Measuring
  /// The themes to choose from; nil: the context's theme stays.
  private let themes: Themes?
  private let tracer = Tracer()
  private let scheduler: LoopScheduler
  private var lastBytes = 0
  /// When the rest of a key that may be a sequence is waited for no more, in microseconds.
  private var keyDue: Int?
  private let clock: () -> Moment
  private let perform: (WorldEffect) -> Void
  private let store: Store
  /// What a turn's keys are measured by, in microseconds.
  private let keyClock: () -> Int

  /// - Parameters:
  ///   - themes: what the terminal can show; nil: the context's theme stays.
  ///   - clock: the state learns the time from it; nothing that is drawn asks it.
  ///   - keyClock: what a turn's keys are measured by, in microseconds; nil: the work they make.
  ///   - perform: starts the work of an effect that is not the terminal's.
  package init(
    state: AppState, terminal: Terminal, inbox: ActionInbox, context: RenderContext,
    themes: Themes? = nil, clock: @escaping () -> Moment, keyClock: (() -> Int)? = nil,
    perform: @escaping (WorldEffect) -> Void
  ) {
    self.keyClock = keyClock ?? { MonotonicClock.worked }
    self.terminal = terminal
    self.inbox = inbox
    self.themes = themes
    self.clock = clock
    interpreter = KeyInterpreter(keymap: context.keymap)
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let scheduler = LoopScheduler()
    self.scheduler = scheduler
    let measuring = Measuring(context)
    self.measuring = measuring
    store = Store(state, viewport: measuring.viewport, run: scheduler.take)
    self.perform = perform
    let tracer = tracer
    store.add(
      Middleware(where: tracer.watches) { action, before, after, _ in
        tracer.saw(action, before, after)
      })
  }

  package var state: AppState { store.state }

  /// Runs from the first paint until squad is left.
  package func run(_ start: Start) -> ExitReason {
    open(start)
    while true {
      if let ending = step() { return ending }
    }
  }

  /// The first turn, which ends in the first paint.
  ///
  /// - Parameter start: nil where the state has started already.
  package func open(_ start: Start?) {
    // From here on: how long ago something failed is told from when it was tried.
    store.begin(at: clock(), hasInput: false)
    resize(to: terminal.size())
    store.settle()
    if let start { send(.started(start)) }
    if let note = terminal.capabilities.note { send(.terminalNoted(note)) }
    endTurn()
  }

  /// One turn: waits until something happens, and handles all of it.
  package func step() -> ExitReason? {
    // Keys that change the squad faster than the disk takes it wait for the disk.
    let takesKeys = !store.state.squad.isBehind
    let ready = PollResult.wait(
      input: takesKeys ? terminal.inputDescriptor : nil, signals: terminal.signalDescriptor,
      inbox: inbox.descriptor,
      output: terminal.hasPendingOutput() ? terminal.outputDescriptor : nil,
      milliseconds: takesKeys && decoder.hasMore ? 0 : timeout(forKeys: takesKeys))
    if ready.output { _ = terminal.flush() }
    if ready.signals, let ending = handleSignals() { return ending }
    if ready.input, !decoder.hasMore {
      guard let bytes = terminal.read() else { return .hungUp }
      decoder.feed(bytes)
    }
    if takesKeys { takeKeys() }
    if ready.inbox {
      store.begin(at: clock(), hasInput: false)
      inbox.take().forEach(send)
    }
    scheduler.takeDue().forEach(send)
    if scheduler.isQuitting {
      performDeferred()
      return .quit
    }
    endTurn()
    return nil
  }

  private func endTurn() {
    store.settle()
    draw()
    performDeferred()
  }

  private func performDeferred() { scheduler.flush().forEach(perform) }

  /// How long to wait at most: for the rest of a key, or until something is due.
  private func timeout(forKeys: Bool) -> Int? {
    let rest = forKeys ? keyDue : nil
    let key = rest.map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
    guard let key, let due = scheduler.timeout else { return key ?? scheduler.timeout }
    return min(key, due)
  }

  /// Handles what was typed, as much of it as a turn takes.
  private func takeKeys() {
    var budget = KeyBudget(keyClock)
    var hasBegun = false
    if decoder.hasMore {
      while !scheduler.isQuitting, let event = decoder.next() {
        if !hasBegun { store.begin(at: clock(), hasInput: true) }
        hasBegun = true
        handle(event)
        guard decoder.hasMore, budget.allowsMore() else { break }
      }
      let waits = !decoder.hasMore && decoder.needsTimeout
      keyDue = waits ? MonotonicClock.microseconds + terminal.escapeDelay * 1_000 : nil
    } else if let due = keyDue, due <= MonotonicClock.microseconds {
      keyDue = nil
      for event in decoder.timeout() where !scheduler.isQuitting {
        if !hasBegun { store.begin(at: clock(), hasInput: true) }
        hasBegun = true
        handle(event)
      }
    }
  }

  private func handleSignals() -> ExitReason? {
    for signal in terminal.signals() {
      switch signal {
      case .hangUp: return .hungUp
      case .terminate: return .terminated
      case .interrupt: return .quit
      case .resize: resize(to: terminal.resized())
      case .stop: send(.stopRequested)
      case .resume:
        terminal.resume()
        goOn()
      }
      if scheduler.takeSuspend() { suspend() }
    }
    return nil
  }

  private func handle(_ event: InputEvent) {
    let action =
      switch event {
      case .key(let key):
        interpreter.action(
          for: key, in: store.state, isTooSmall: ScreenLayout.isTooSmall(measuring.context.size),
          canSuspend: terminal.canSuspend)
      case .paste(let text): interpreter.action(forPasted: text, in: store.state)
      }
    send(action ?? .keyIgnored)
    if scheduler.takeSuspend() { suspend() }
  }

  private func suspend() {
    performDeferred()
    terminal.suspend()
    goOn()
  }

  /// After a stop the terminal may have another size, and what is shown may be old.
  private func goOn() {
    resize(to: terminal.size())
    send(.resumed(clock()))
  }

  private func resize(to size: Size) {
    measuring.context.size = size
    if size != store.state.screen { send(.resized(size)) }
  }

  private func send(_ action: Action) {
    tracer.begin()
    store.send(action)
    if scheduler.takeRedraw() { terminal.redraw() }
  }

  private func draw() {
    themes?.apply(store.state, to: &measuring.context)
    measuring.context.trace = store.state.showsTrace ? tracer.trace(bytes: lastBytes) : nil
    let frame = AppView.draw(store.state, measuring)
    lastBytes = terminal.draw(frame).bytes
  }
}
