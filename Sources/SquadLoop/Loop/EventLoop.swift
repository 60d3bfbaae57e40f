import Basics
import SquadCore
import SquadInspector
import SquadRecording
import SystemKit
import TerminalKit

/// Event loop of the main thread. Each turn: wait for events, handle signals, then a budget of
/// keys, then all posted actions, end the store's turn, have the frontend draw once, and only then
/// perform the deferred effects. Further keys stay in the decoder.
package final class EventLoop {
  let terminal: Terminal
  let queue: ActionQueue<Action>
  var decoder: KeyDecoder
  let frontend: Frontend
  let loopEffects: LoopEffects
  let history: ActionHistory
  let ports: InspectorPorts
  /// Nil while closed.
  var inspector: Inspector?
  /// Holds keys back until the rows they refer to are there.
  var typeAhead = TypeAhead()
  /// Timeout of an incomplete escape sequence.
  var sequenceTimer = SequenceTimer()
  /// Whether the terminal's first reply came late, so that its second one decides.
  var wasReplyLate = false
  /// Whether to query the terminal again after the last reply of the first query.
  var shouldQueryAgain = false
  let clock: () -> Moment
  private let perform: (WorldEffect) -> Void
  let store: Store
  /// Clock of the key budget, in microseconds.
  let keyClock: () -> Int
  /// Measurement of the output since the last turn.
  private var measured: Action?
  /// The latest move of this turn.
  var lastMove: Motion?
  /// Records the terminal's input; nil: no recording.
  let recorder: Recorder?
  /// The replay of an idle screen; nil: the screen stays as it is.
  private let idleReplay: IdleReplay?
  /// Time of the last input, in `MonotonicClock.microseconds`; kept for `idleReplay` only.
  var lastInput = 0
  /// Failed changes that no frame has shown.
  private var unseenFailures: [Action] = []

  /// `clock` is the state's time; views never read it. `keyClock`, of the key budget, and
  /// `timerClock` are in microseconds; `keyClock` is nil for this thread's CPU time. `ports` are
  /// dependencies of the action history. `recorder` records the terminal's input. `idleReplay` is
  /// the replay of an idle screen. `perform` starts an effect of the world.
  package init(
    state: AppState, terminal: Terminal, queue: ActionQueue<Action>, frontend: Frontend,
    clock: @escaping () -> Moment, keyClock: (() -> Int)? = nil,
    timerClock: @escaping () -> Int = { MonotonicClock.microseconds },
    ports: InspectorPorts = InspectorPorts(), recorder: Recorder? = nil,
    idleReplay: IdleReplay? = nil, perform: @escaping (WorldEffect) -> Void
  ) {
    self.keyClock = keyClock ?? { MonotonicClock.worked }
    self.terminal = terminal
    self.queue = queue
    self.frontend = frontend
    self.clock = clock
    decoder = KeyDecoder(keyStrings: terminal.keyStrings)
    let loopEffects = LoopEffects(clock: timerClock)
    self.loopEffects = loopEffects
    store = Store(state, viewport: frontend.viewport, run: loopEffects.schedule)
    self.perform = perform
    let history = ActionHistory(state, ports: ports)
    self.history = history
    self.ports = ports
    self.recorder = recorder
    self.idleReplay = idleReplay
    store.add(history.middleware)
    if let middleware = frontend.middleware { store.add(middleware) }
  }

  /// The state after the latest action.
  package var state: AppState { store.state }

  /// Runs the loop from the first paint to its end. `opened` is called after the first paint,
  /// `ended` once no more results are handled.
  package func run(
    _ start: Start, opened: () -> Void = {}, ended: () -> Void = {}
  ) -> ExitReason {
    open(start)
    opened()
    if idleReplay != nil { lastInput = MonotonicClock.microseconds }
    while true {
      guard let ending = step() else { continue }
      if !loopEffects.isQuitting { savePlace() }
      // Posts them again: the report at the end counts the failures in the queue.
      unseenFailures.forEach(queue.post)
      ended()
      if ending != .hungUp { dropReplies() }
      return ending
    }
  }

  /// Saves the place for the next start, however this run ends.
  private func savePlace() {
    // Sends the queued actions first.
    closeInspector()
    store.send(.quitRequested)
    performDeferred()
  }

  /// The first turn, which ends in the first paint.
  ///
  /// - Parameter start: nil if the state has already started.
  package func open(_ start: Start?) {
    // Before the first action: a failure's age counts from its attempt.
    store.begin(at: clock(), hasInput: false)
    resize(to: terminal.size())
    store.endTurn()
    if let start { send(.started(start)) }
    if let warning = terminal.capabilities.warning {
      send(.terminalNoted(frontend.text(warning)))
    }
    store.endTurn()
    drawAndPerform()
  }

  /// One turn: waits for events and handles them.
  package func step() -> ExitReason? {
    // The last turn's end may have ended a picker.
    if let ending = loopEffects.ending { return ending }
    // Backpressure: keys stay unread while too many squad changes are pending, or rows are awaited.
    let takesKeys = inspector != nil || !store.state.squad.isBehind && !holdsKeys()
    let ready = PollResult.wait(
      input: takesKeys ? terminal.inputDescriptor : nil, signals: terminal.signalDescriptor,
      queue: queue.descriptor,
      output: terminal.hasPendingOutput() ? terminal.outputDescriptor : nil,
      milliseconds: takesKeys && decoder.hasMore ? 0 : timeout(forKeys: takesKeys))
    if ready.output { flush() }
    if let action = measured.take() { receive([action], at: nil) }
    if queue.hasQuiet { receive(queue.takeQuiet(), at: nil) }
    if ready.signals, let ending = handleSignals() { return ending }
    if ready.input, !decoder.hasMore {
      guard let bytes = terminal.read() else { return .hungUp }
      decoder.feed(bytes)
      if idleReplay != nil { lastInput = MonotonicClock.microseconds }
    }
    if takesKeys { handleInput() }
    // After the last frame nobody would see a failed change: it is counted where it is.
    if ready.queue, !loopEffects.isQuitting { receive(queue.take(), at: clock()) }
    let due = loopEffects.takeDue()
    if !due.isEmpty { receive(due, at: nil) }
    if let ending = loopEffects.ending {
      performDeferred()
      return ending
    }
    reportUnsentOutput()
    store.endTurn()
    awaitShownDetail(forMilliseconds: 2)
    drawAndPerform()
    prepareNext()
    return idleReplay.flatMap { replayIfIdle($0) }
  }

  /// Lays out the detail that a repeated key would show next, while the loop is idle: 6 % less time
  /// from such a key to its frame in Marvel, 9 % in Superheroes.
  private func prepareNext() {
    guard let motion = lastMove else { return }
    lastMove = nil
    guard inspector == nil, !decoder.hasMore else { return }
    var next = store.state
    _ = reduce(&next, .moved(motion))
    if next.shownDetail != store.state.shownDetail { _ = frontend.viewport(next) }
  }

  private func replayIfIdle(_ idleReplay: IdleReplay) -> ExitReason? {
    guard let left = idleLeft(idleReplay), left <= 0, !decoder.hasMore else { return nil }
    return playWhileIdle(idleReplay)
  }

  /// Microseconds until the idle replay starts; nil if it would hide a warning about the visit's
  /// end.
  private func idleLeft(_ idleReplay: IdleReplay) -> Int? {
    switch store.state.message {
    case .idle, .sessionEnding: nil
    default: lastInput + idleReplay.idle * 1_000 - MonotonicClock.microseconds
    }
  }

  /// Draws the turn's frame, performs its deferred effects, and records it.
  func drawAndPerform() {
    if let isOn = loopEffects.mouse.take() { terminal.setMouse(isOn) }
    if let text = loopEffects.copied.take() { terminal.copy(text) }
    draw()
    if loopEffects.mustQuery.take() { query() }
    performDeferred()
    recorder?.endTurn()
    history.endTurn { store.state }
  }

  func performDeferred() { loopEffects.takeDeferred().forEach(perform) }

  /// Milliseconds until the loop must wake up without an event; nil: never.
  private func timeout(forKeys: Bool) -> Int? {
    let sequence = forKeys ? sequenceTimer.due : nil
    let key = sequence.map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
    let idle = idleReplay.flatMap { idleLeft($0) }.map { max(($0 + 999) / 1_000, 0) }
    let rows = forKeys ? nil : typeAhead.timeout(at: MonotonicClock.microseconds)
    return [key, idle, rows, loopEffects.timeout, lineTimeout].compactMap(\.self).min()
  }

  func send(_ action: Action) {
    store.send(action)
    if case .squad(.responded(_, .failure)) = action { unseenFailures.append(action) }
    if loopEffects.mustRedraw.take() { terminal.redraw() }
    if loopEffects.mustInspect.take() { openInspector() }
  }

  /// Sends actions from other threads and timers, or queues them while the past is shown. `moment`
  /// is their time of arrival; nil if the turn has already begun.
  func receive(_ actions: [Action], at moment: Moment?) {
    // Shows the end of a visit and warnings about it at once.
    if inspector != nil, actions.contains(where: \.isUrgent) { closeInspector() }
    guard let inspector, inspector.isPast else {
      if let moment { store.begin(at: moment, hasInput: false) }
      return actions.forEach(send)
    }
    inspector.waiting += actions
    if inspector.waiting.count >= Inspector.waitingLimit { returnToNow() }
  }

  private func draw() {
    if let inspector {
      _ = terminal.draw(inspector.frame(store.state))
      return
    }
    let began = ports.stopwatch()
    let bytes = frontend.draw(store.state)
    unseenFailures = []
    history.drew(bytes: bytes, microseconds: ports.stopwatch() - began)
    measure()
  }

  func flush() {
    terminal.flush()
    measure()
  }

  /// Reports to the store whether the last frame is still unsent, if there are pictures that could
  /// wait for that.
  func reportUnsentOutput() {
    guard inspector?.isPast != true, store.state.details.hasPictures else { return }
    let isBusy = terminal.hasUnsentOutput()
    guard isBusy != store.state.pictures.line.isBusy else { return }
    receive([.picture(.lineChanged(isBusy: isBusy))], at: nil)
  }

  /// Milliseconds until the line is checked again: no event tells when it is free, once the program
  /// has written everything.
  var lineTimeout: Int? {
    store.state.pictures.line.isBusy && !terminal.hasPendingOutput() ? 50 : nil
  }

  /// Keeps a measurement for the next turn, without waking the loop for it.
  private func measure() { if let action = frontend.measured(store.state) { measured = action } }
}
