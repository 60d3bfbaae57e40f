import SquadCore
import SystemKit
import TerminalKit

/// The one loop: wait until something happens, take signals, then so many keys, then all results,
/// reduce each, draw once. What is left of the keys waits in the decoder. Belongs to the main thread.
package final class Runtime {
  private let terminal: Terminal
  private let inbox: ActionInbox
  private let interpreter: KeyInterpreter
  private var context: RenderContext
  private var decoder: KeyDecoder
  private var measuring = Measuring()
  private let tracer = Tracer()
  private let scheduler: LoopScheduler
  private var lastBytes = 0
  /// When the rest of a key that may be a sequence is waited for no more, in microseconds.
  private var keyDue: Int?
  private let clock: () -> Moment
  private let perform: (Effect) -> Void
  private let store: Store
  /// What a turn's keys are measured by, in microseconds.
  private let keyClock: () -> Int

  /// - Parameters:
  ///   - clock: the state learns the time from it; nothing that is drawn asks it.
  ///   - keyClock: what a turn's keys are measured by, in microseconds; nil: the work they make.
  ///   - perform: starts the work of an effect that is not the terminal's.
  package init(
    state: AppState, terminal: Terminal, inbox: ActionInbox, context: RenderContext,
    clock: @escaping () -> Moment, keyClock: (() -> Int)? = nil,
    perform: @escaping (Effect) -> Void
  ) {
    self.keyClock = keyClock ?? { MonotonicClock.worked }
    self.terminal = terminal
    self.inbox = inbox
    self.context = context
    self.clock = clock
    interpreter = KeyInterpreter(keymap: context.keymap)
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let scheduler = LoopScheduler()
    self.scheduler = scheduler
    store = Store(state) { effect in
      if !scheduler.take(effect), !scheduler.deferUntilFirstFrame(effect) { perform(effect) }
    }
    self.perform = perform
    let tracer = tracer
    store.add(
      Middleware(where: tracer.watches) { action, before, after, _ in
        tracer.saw(action, before, after)
      })
  }

  /// Runs from the first paint until squad is left.
  package func run(_ start: Start) -> ExitReason {
    resize(to: terminal.size())
    measure()
    // From here on: how long ago something failed is told from when it was tried.
    send(.clockRead(clock()))
    send(.started(start))
    if let note = terminal.capabilities.note { send(.terminalNoted(note)) }
    draw()
    scheduler.flush().forEach(perform)
    while true {
      if let ending = step() { return ending }
    }
  }

  /// Waits once and handles what came of it.
  private func step() -> ExitReason? {
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
    let hadKeys = takesKeys && takeKeys()
    if ready.inbox {
      send(.clockRead(clock()))
      inbox.take().forEach(send)
    }
    scheduler.takeDue().forEach(send)
    if scheduler.isQuitting { return .quit }
    draw()
    // The look at what other squads did comes after the frame, so that no key waits for it.
    if hadKeys, !decoder.hasMore { send(.inputDrained) }
    return nil
  }

  /// How long to wait at most: for the rest of a key, or until something is due.
  private func timeout(forKeys: Bool) -> Int? {
    let rest = forKeys ? keyDue : nil
    let key = rest.map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
    guard let key, let due = scheduler.timeout else { return key ?? scheduler.timeout }
    return min(key, due)
  }

  /// Handles what was typed, as much of it as a turn takes; true when there was anything.
  private func takeKeys() -> Bool {
    var budget = KeyBudget(keyClock)
    var hadKeys = false
    if decoder.hasMore {
      while !scheduler.isQuitting, let event = decoder.next() {
        if !hadKeys { send(.timePassed(clock())) }
        hadKeys = true
        handle(event)
        guard decoder.hasMore, budget.allowsMore() else { break }
      }
      let waits = !decoder.hasMore && decoder.needsTimeout
      keyDue = waits ? MonotonicClock.microseconds + terminal.escapeDelay * 1_000 : nil
    } else if let due = keyDue, due <= MonotonicClock.microseconds {
      keyDue = nil
      for event in decoder.timeout() where !scheduler.isQuitting {
        if !hadKeys { send(.timePassed(clock())) }
        hadKeys = true
        handle(event)
      }
    }
    return hadKeys
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
    if store.state.message != nil || store.state.level.followsEnd { send(.interrupted) }
    // Scrolling a detail needs its lines, which the keys before may have changed.
    if case .detail = store.state.focus { measure() }
    switch event {
    case .key(let key):
      let actions = interpreter.actions(
        for: key, in: store.state, isTooSmall: ScreenLayout.isTooSmall(context.size),
        canSuspend: terminal.canSuspend)
      actions.forEach(send)
    case .paste(let text):
      interpreter.actions(forPasted: text, in: store.state).forEach(send)
    }
    if scheduler.takeSuspend() { suspend() }
  }

  private func suspend() {
    terminal.suspend()
    goOn()
  }

  /// After a stop the terminal may have another size, and what is shown may be old.
  private func goOn() {
    resize(to: terminal.size())
    send(.resumed(clock()))
  }

  private func resize(to size: Size) {
    context.size = size
    let screen = ScreenSize(columns: size.columns, rows: size.rows)
    if screen != store.state.screen { send(.resized(screen)) }
  }

  private func send(_ action: Action) {
    tracer.begin()
    store.send(action)
    if scheduler.takeRedraw() { terminal.redraw() }
  }

  /// Tells the state what the screen measures now, where that changed.
  private func measure() {
    let viewport = measuring.viewport(of: store.state, context)
    if viewport != store.state.viewport { store.send(.viewportChanged(viewport)) }
  }

  private func draw() {
    measure()
    context.trace = store.state.showsTrace ? tracer.trace(bytes: lastBytes) : nil
    let frame = AppView.draw(store.state, context, measuring: &measuring)
    lastBytes = terminal.draw(frame).bytes
  }
}
