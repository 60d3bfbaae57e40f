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
  private let store: Store

  /// - Parameters:
  ///   - perform: starts the work of an effect that is not the terminal's.
  package init(
    state: AppState, terminal: Terminal, inbox: Inbox, context: RenderContext,
    perform: @escaping (Effect) -> Void
  ) {
    self.terminal = terminal
    self.inbox = inbox
    self.context = context
    keyboard = Keyboard(keymap: context.keymap)
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let orders = Orders()
    self.orders = orders
    store = Store(state) { effect in
      if !orders.take(effect) { perform(effect) }
    }
    let tracer = tracer
    store.add(Middleware { action, before, after, _ in tracer.saw(action, before, after) })
  }

  /// Runs from the first paint until squad is left.
  package func run(_ start: Start) -> Ending {
    context.size = terminal.size()
    measure()
    // From here on: how long ago something failed is told from when it was tried.
    send(.timePassed(context.strings.now()))
    send(.started(start))
    if let note = terminal.capabilities.note { send(.terminalNoted(note)) }
    draw()
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
    } else if ready.timedOut, decoder.needsTimeout {
      hadKeys = handle(decoder.timeout())
    }
    if ready.inbox { inbox.take().forEach(send) }
    orders.takeDue().forEach(send)
    if orders.isQuitting { return .quit }
    draw()
    // The look at what other squads did comes after the frame, so that no key waits for it.
    if hadKeys { send(.inputDrained) }
    return nil
  }

  /// How long to wait at most: for the rest of a key, or until something is due.
  private var patience: Int? {
    let key = decoder.needsTimeout ? terminal.escapeDelay : nil
    guard let key, let due = orders.patience else { return key ?? orders.patience }
    return min(key, due)
  }

  private func handleSignals() -> Ending? {
    for signal in terminal.signals() {
      switch signal {
      case .hangUp: return .hungUp
      case .terminate: return .terminated
      case .interrupt: return .quit
      case .resize: context.size = terminal.resized()
      case .stop: suspend()
      case .resume:
        terminal.resume()
        context.size = terminal.size()
      }
    }
    return nil
  }

  /// Handles what was typed; true when there was anything.
  private func handle(_ events: [InputEvent]) -> Bool {
    if !events.isEmpty { send(.timePassed(context.strings.now())) }
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
    context.size = terminal.size()
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
