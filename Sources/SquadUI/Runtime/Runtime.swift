import Basics
import SquadCore
import SystemKit
import TerminalKit

/// Event loop of the main thread. Each turn: wait for events, handle signals, then a budget of keys,
/// then all posted actions, settle the store, draw once, and only then perform the deferred effects.
/// Further keys stay in the decoder.
package final class Runtime {
  let terminal: Terminal
  private let queue: ActionQueue<Action>
  let interpreter: KeyInterpreter
  private var mouse: MouseInterpreter
  var decoder: KeyDecoder
  let measuring: Measuring
  /// The themes to choose from; nil: the context's theme stays.
  let themes: Themes?
  private let tracer = Tracer()
  let scheduler: LoopScheduler
  let history: ActionHistory
  let ports: InspectorPorts
  /// Nil while it is closed.
  var inspector: Inspector?
  /// Timeout of an incomplete escape sequence, in microseconds.
  private var sequenceDue: Int?
  let clock: () -> Moment
  private let perform: (WorldEffect) -> Void
  let store: Store
  /// Clock of the key budget, in microseconds.
  private let keyClock: () -> Int
  /// Clock of the terminal's output, in microseconds.
  private let outputClock: () -> Int
  private var pictureTimer = PictureTimer()
  /// What was measured since the last turn.
  private var measured: Action?

  /// - Parameters:
  ///   - themes: what the terminal can show; nil: the context's theme stays.
  ///   - clock: the state's time; views never read it.
  ///   - keyClock: clock of the key budget, in microseconds; nil: this thread's CPU time.
  ///   - outputClock: clock of the terminal's output, in microseconds.
  ///   - ports: what the record of actions needs.
  ///   - perform: starts an effect of the world.
  package init(
    state: AppState, terminal: Terminal, queue: ActionQueue<Action>, context: RenderContext,
    themes: Themes? = nil, clock: @escaping () -> Moment, keyClock: (() -> Int)? = nil,
    outputClock: @escaping () -> Int = { MonotonicClock.microseconds },
    ports: InspectorPorts = InspectorPorts(), perform: @escaping (WorldEffect) -> Void
  ) {
    self.keyClock = keyClock ?? { MonotonicClock.worked }
    self.outputClock = outputClock
    self.terminal = terminal
    self.queue = queue
    self.themes = themes
    self.clock = clock
    let interpreter = KeyInterpreter(keymap: context.keymap)
    self.interpreter = interpreter
    mouse = MouseInterpreter(keys: interpreter)
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let scheduler = LoopScheduler()
    self.scheduler = scheduler
    let measuring = Measuring(context)
    self.measuring = measuring
    store = Store(state, viewport: measuring.viewport, run: scheduler.take)
    self.perform = perform
    let history = ActionHistory(state, ports: ports)
    self.history = history
    self.ports = ports
    store.add(history.middleware)
    let tracer = tracer
    store.add(
      Middleware(where: tracer.watches) { action, before, after, _ in
        tracer.saw(action, before, after, microseconds: history.microseconds)
      })
  }

  package var state: AppState { store.state }

  /// Runs the loop from the first paint to its end.
  ///
  /// - Parameter opened: called after the first paint.
  package func run(_ start: Start, opened: () -> Void = {}) -> ExitReason {
    open(start)
    opened()
    while true {
      guard let ending = step() else { continue }
      if ending != .hungUp { dropReplies() }
      return ending
    }
  }

  /// The first turn, which ends in the first paint.
  ///
  /// - Parameter start: nil where the state has started already.
  package func open(_ start: Start?) {
    // Before the first action: the age of a failure is counted from its attempt.
    store.begin(at: clock(), hasInput: false)
    resize(to: terminal.size())
    store.settle()
    if let start { send(.started(start)) }
    if let note = terminal.capabilities.note { send(.terminalNoted(note)) }
    store.settle()
    endTurn()
  }

  /// One turn: waits for events and handles them.
  package func step() -> ExitReason? {
    // Backpressure: keys wait while too many squad changes are pending.
    let takesKeys = !store.state.squad.isBehind || inspector != nil
    let ready = PollResult.wait(
      input: takesKeys ? terminal.inputDescriptor : nil, signals: terminal.signalDescriptor,
      queue: queue.descriptor,
      output: terminal.hasPendingOutput() ? terminal.outputDescriptor : nil,
      milliseconds: takesKeys && decoder.hasMore ? 0 : timeout(forKeys: takesKeys))
    if ready.output { flush() }
    if let action = measured {
      measured = nil
      receive([action], at: nil)
    }
    if ready.signals, let ending = handleSignals() { return ending }
    if ready.input, !decoder.hasMore {
      guard let bytes = terminal.read() else { return .hungUp }
      decoder.feed(bytes)
    }
    if takesKeys { takeKeys() }
    if ready.queue { receive(queue.take(), at: clock()) }
    receive(scheduler.takeDue(), at: nil)
    if scheduler.isQuitting {
      performDeferred()
      return .quit
    }
    store.settle()
    awaitShownDetail()
    endTurn()
    return nil
  }

  /// Waits a moment for the shown detail, where this machine has it and the turn requested it: one
  /// frame with it is sooner whole, and fewer bytes, than one without it and then another.
  private func awaitShownDetail() {
    guard inspector == nil, let shown = store.state.shownDetail?.id,
      scheduler.loadsDetail(of: shown)
    else { return }
    performDeferred()
    let due = MonotonicClock.microseconds + Self.longestWait * 1_000
    while case .loading = store.state.details[shown], MonotonicClock.microseconds < due {
      let ready = PollResult.wait(
        input: nil, signals: terminal.signalDescriptor, queue: queue.descriptor, output: nil,
        milliseconds: Self.longestWait)
      guard ready.queue, !ready.signals else { return }
      store.begin(at: clock(), hasInput: false)
      queue.take().forEach(send)
      store.settle()
    }
  }

  /// How long a frame waits for what this machine has, in milliseconds.
  private static let longestWait = 2

  private func endTurn() {
    if let isOn = scheduler.takeMouse() { terminal.setMouse(isOn) }
    if let text = scheduler.takeCopy() { terminal.copy(text) }
    draw()
    if scheduler.takeQuery() {
      terminal.queryBackground()
      decoder.expectReply()
    }
    performDeferred()
    history.endTurn { store.state }
  }

  func performDeferred() { scheduler.flush().forEach(perform) }

  /// Milliseconds until an escape sequence or a timer is due.
  private func timeout(forKeys: Bool) -> Int? {
    let sequence = forKeys ? sequenceDue : nil
    let key = sequence.map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
    guard let key, let due = scheduler.timeout else { return key ?? scheduler.timeout }
    return min(key, due)
  }

  /// Handles input within the turn's budget.
  private func takeKeys() {
    var budget = KeyBudget(keyClock)
    var hasInput: Bool?
    if decoder.hasMore {
      while !scheduler.isQuitting, let event = decoder.next() {
        take(event, after: &hasInput)
        guard decoder.hasMore, budget.allowsMore() else { break }
      }
      let waits = !decoder.hasMore && decoder.needsTimeout
      sequenceDue =
        waits ? MonotonicClock.microseconds + decoder.delay(terminal.escapeDelay) * 1_000 : nil
    } else if let due = sequenceDue, due <= MonotonicClock.microseconds {
      sequenceDue = nil
      for event in decoder.timeout() where !scheduler.isQuitting {
        take(event, after: &hasInput)
      }
    }
  }

  private func take(_ event: InputEvent, after hasInput: inout Bool?) {
    // What is pressed in the inspector is no turn of the store's.
    if inspector != nil { return inspect(event) }
    guard let action = action(for: event) else { return }
    let isInput = if case .reply = event { false } else { true }
    begin(isInput: isInput, after: &hasInput)
    send(action)
    if scheduler.takeSuspend() { suspend() }
  }

  /// Begins the turn with its first event, and with its first input: a reply is none.
  private func begin(isInput: Bool, after hasInput: inout Bool?) {
    guard hasInput != true, isInput || hasInput == nil else { return }
    store.begin(at: clock(), hasInput: isInput)
    hasInput = isInput
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
        afterStop()
      }
      if scheduler.takeSuspend() { suspend() }
    }
    return nil
  }

  /// Nil for an event that is none to squad: most releases of a button.
  private func action(for event: InputEvent) -> Action? {
    switch event {
    case .key(let key):
      interpreter.action(
        for: key, in: store.state, isTooSmall: ScreenLayout.isTooSmall(measuring.context.size),
        canSuspend: terminal.canSuspend) ?? .keyIgnored
    case .paste(let text): interpreter.action(forPasted: text, in: store.state)
    case .mouse(let event):
      mouse.action(
        for: event, in: store.state, measuring, milliseconds: MonotonicClock.microseconds / 1_000,
        canSuspend: terminal.canSuspend)
    case .reply(.background(let color)):
      .theme(.backgroundReported(color.isDark ? .dark : .light))
    case .reply(.deviceAttributes): .theme(.queryFinished)
    }
  }

  func suspend() {
    performDeferred()
    dropReplies()
    terminal.suspend()
    afterStop()
  }

  /// After a stop the terminal's size and the time have changed.
  private func afterStop() {
    resize(to: terminal.size())
    send(.resumed(clock()))
  }

  private func resize(to size: Size) {
    measuring.context.size = size
    if size != store.state.screen { send(.resized(size)) }
    resizeInspector(to: size)
  }

  func send(_ action: Action) {
    store.send(action)
    if scheduler.takeRedraw() { terminal.redraw() }
    if scheduler.takeInspect() { openInspector() }
  }

  private func draw() {
    if let inspector {
      _ = terminal.draw(inspector.frame(store.state))
      return
    }
    let began = ports.stopwatch()
    themes?.apply(store.state, to: &measuring.context)
    measuring.context.trace =
      store.state.showsTrace ? tracer.trace(frames: history.frameBytes) : nil
    let frame = AppView.draw(store.state, measuring)
    pictureTimer.willDraw(store.state.drawnPicture, outputClock)
    let report = terminal.draw(frame)
    history.drew(bytes: report.bytes, microseconds: ports.stopwatch() - began)
    measurePicture()
  }

  private func flush() {
    _ = terminal.flush()
    measurePicture()
  }

  /// Nobody waits for what is measured: it is sent in the next turn, whatever that comes from.
  private func measurePicture() {
    guard !terminal.hasPendingOutput(), let milliseconds = pictureTimer.accepted(outputClock),
      store.state.pictures.reduction.matters(milliseconds)
    else { return }
    measured = .picture(.accepted(milliseconds: milliseconds))
  }
}
