import SquadCore
import TerminalKit

/// The one loop: wait until something happens, take all of it, reduce each, draw once. Belongs to
/// the main thread.
package final class Runtime {
  private let terminal: Terminal
  private let inbox: Inbox
  private let keyboard: Keyboard
  private var context: RenderContext
  private var decoder: KeyDecoder
  private var measuring = Measuring()
  private let tracer = Tracer()
  private let orders: Orders
  private var lastBytes = 0
  /// When the rest of a key that may be a sequence is waited for no more, in microseconds.
  private var keyDue: Int?
  private let clock: () -> Moment
  private let perform: (Effect) -> Void
  private let store: Store

  /// - Parameters:
  ///   - clock: the state learns the time from it; nothing that is drawn asks it.
  ///   - perform: starts the work of an effect that is not the terminal's.
  package init(
    state: AppState, terminal: Terminal, inbox: Inbox, context: RenderContext,
    clock: @escaping () -> Moment, perform: @escaping (Effect) -> Void
  ) {
    self.terminal = terminal
    self.inbox = inbox
    self.context = context
    self.clock = clock
    keyboard = Keyboard(keymap: context.keymap)
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let orders = Orders()
    self.orders = orders
    store = Store(state) { effect in
      if !orders.take(effect), !orders.hold(effect) { perform(effect) }
    }
    self.perform = perform
    let tracer = tracer
    store.add(
      Middleware(where: tracer.watches) { action, before, after, _ in
        tracer.saw(action, before, after)
      })
  }

  /// Runs from the first paint until squad is left.
  package func run(_ start: Start) -> Ending {
    resize(to: terminal.size())
    measure()
    // From here on: how long ago something failed is told from when it was tried.
    send(.clockRead(clock()))
    send(.started(start))
    if let note = terminal.capabilities.note { send(.terminalNoted(note)) }
    draw()
    orders.release().forEach(perform)
    while true {
      if let ending = step() { return ending }
    }
  }

  /// Waits once and handles all that came of it.
  private func step() -> Ending? {
    let ready = Waiting.wait(
      input: terminal.inputDescriptor, signals: terminal.signalDescriptor,
      inbox: inbox.descriptor,
      output: terminal.hasPendingOutput() ? terminal.outputDescriptor : nil,
      milliseconds: patience)
    if ready.output { _ = terminal.flush() }
    if ready.signals, let ending = handleSignals() { return ending }
    var hadKeys = false
    if ready.input {
      guard let bytes = terminal.read() else { return .hungUp }
      hadKeys = handle(decoder.decode(bytes))
      keyDue =
        decoder.needsTimeout
        ? MonotonicClock.microseconds + terminal.escapeDelay * 1_000 : nil
    } else if let due = keyDue, due <= MonotonicClock.microseconds {
      keyDue = nil
      hadKeys = handle(decoder.timeout())
    }
    if ready.inbox {
      send(.clockRead(clock()))
      inbox.take().forEach(send)
    }
    orders.takeDue().forEach(send)
    if orders.isQuitting { return .quit }
    draw()
    // The look at what other squads did comes after the frame, so that no key waits for it.
    if hadKeys { send(.inputDrained) }
    return nil
  }

  /// How long to wait at most: for the rest of a key, or until something is due.
  private var patience: Int? {
    let key = keyDue.map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
    guard let key, let due = orders.patience else { return key ?? orders.patience }
    return min(key, due)
  }

  private func handleSignals() -> Ending? {
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
      if orders.takeSuspend() { suspend() }
    }
    return nil
  }

  /// Handles what was typed; true when there was anything.
  private func handle(_ events: [InputEvent]) -> Bool {
    if !events.isEmpty { send(.timePassed(clock())) }
    for event in events {
      if store.state.message != nil || store.state.level.followsEnd { send(.interrupted) }
      // Scrolling a detail needs its lines, which the keys before may have changed.
      if case .detail = store.state.focus { measure() }
      switch event {
      case .key(let key):
        let actions = keyboard.actions(
          for: key, in: store.state, isTooSmall: ScreenLayout.isTooSmall(context.size),
          canSuspend: terminal.canSuspend)
        actions.forEach(send)
      case .paste(let text):
        keyboard.actions(forPasted: text, in: store.state).forEach(send)
      }
      if orders.isQuitting { break }
      if orders.takeSuspend() { suspend() }
    }
    return !events.isEmpty
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
    if orders.takeRedraw() { terminal.redraw() }
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
