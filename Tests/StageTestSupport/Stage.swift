import Basics
import SquadCore
import SystemKit
import TerminalKit
import TestSupport

@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// A small world on which frames are drawn: the real loop on a terminal of pipes, and a catalogue of
/// made-up people with wide, accented, long and hostile names.
package struct Stage {
  package var context: RenderContext {
    didSet { restart(from: state) }
  }
  private let pipes: PipeTerminal
  private let world = PlayedWorld()
  private var loop: EventLoop
  /// The reason why the loop last ended.
  package private(set) var ending: ExitReason?

  package init(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, squad: Squad = Squad(),
    catalogue: CatalogueInfo = Sample.catalogue, page: Page = Sample.page,
    now: Moment = Moment(seconds: 0), picker: PickerState? = nil, query: String? = nil
  ) {
    let size = Size(columns: columns, rows: rows)
    let keymap = picker == nil ? Keymap.standard : .standard.offered(in: .picker)
    context = RenderContext(
      size: size, theme: GoldenFrame.theme, glyphs: glyphs, strings: Strings(keymap: keymap))
    world.now = now
    pipes = PipeTerminal(size: size)
    var state = AppState(catalogues: [catalogue])!
    state.picker = picker
    loop = world.loop(state, pipes, context)
    loop.open(
      Start(
        list: catalogue.lists[0].id, page: .success(page), stored: StoredSquad(squad: squad),
        entry: nil, query: query))
    cachedPages(.success(page))
  }

  package var state: AppState { loop.state }
  package var effects: [WorldEffect] { world.effects }

  /// Presses keys, each in a turn of its own, written as `jj<enter>`.
  package mutating func press(_ keys: String) {
    for key in Key.pressed(keys) {
      pipes.typing.write(key.bytes)
      // An Escape takes a second turn: the first finds that nothing follows it.
      for _ in 0..<(key == .escape ? 2 : 1) { step() }
    }
  }

  /// Presses several keys before a turn begins.
  package mutating func pressAtOnce(_ keys: String) {
    type(Key.pressed(keys).map(\.bytes).joined())
  }

  /// Sends bytes and takes one turn.
  package mutating func type(_ text: String) {
    pipes.typing.write(text)
    step()
  }

  private mutating func step() {
    guard let ending = loop.step() else { return }
    self.ending = ending
    restart(from: state)
  }

  /// Makes a change to the state that keys alone can't.
  package mutating func change(_ change: (inout AppState) -> Void) {
    var state = state
    change(&state)
    restart(from: state)
  }

  /// Takes a turn at another time.
  package mutating func pass(to moment: Moment) {
    world.now = moment
    send(.resized(pipes.size))
  }

  /// Makes the terminal take that long for each frame from now on.
  package func slowDown(toMilliseconds milliseconds: Int) {
    pipes.isSlow = milliseconds > 0
    pipes.flushing = { [world] in world.outputTime += milliseconds * 1_000 }
  }

  /// Sets whether the system still holds output that it was given.
  package func hold(_ isUnsent: Bool) { pipes.isUnsent = isUnsent }

  /// Posts an action, and takes the turn for which it wakes the loop.
  package mutating func send(_ action: Action) {
    world.queue.post(action)
    _ = loop.step()
  }

  /// Responds to all open page requests.
  package mutating func cachedPages(_ response: Result<Page, Failure>) {
    let requests = world.takeEffects()
    for case .loadPage(let id, _) in requests { send(.list(.pageLoaded(id, response))) }
    _ = world.takeEffects()
  }

  /// Responds with success to all requests to the squad's file.
  package mutating func respondWithSquad() {
    for case .changeSquad(let id, let request) in world.takeEffects() {
      var squad = state.squad.saved
      let event = squad.perform(request)
      send(.squad(.responded(id, .success(SquadOutcome(squad: squad, event: event)))))
    }
  }

  package mutating func resize(_ columns: Int, _ rows: Int) {
    pipes.size = Size(columns: columns, rows: rows)
    pipes.signals = [.resize]
    pipes.signalling.write("x")
    _ = loop.step()
    context.size = pipes.size
  }

  /// The last frame that the terminal got.
  package func frame() -> Frame { world.frame ?? Frame(size: pipes.size) }

  private mutating func restart(from state: AppState) {
    loop = world.loop(state, pipes, context)
    loop.open(nil)
  }
}

/// The loop's surroundings: the queue, and the effects to perform.
private final class PlayedWorld {
  let queue = (try? ActionQueue<Action>())!
  /// The time on the loop's clock.
  var now = Moment(seconds: 0)
  /// The time on the clock of the terminal's output, in microseconds.
  var outputTime = 0
  private(set) var effects: [WorldEffect] = []
  private(set) var frame: Frame?

  func takeEffects() -> [WorldEffect] {
    defer { effects = [] }
    return effects
  }

  func loop(
    _ state: AppState, _ pipes: PipeTerminal, _ context: RenderContext
  ) -> EventLoop {
    pipes.drew = { [unowned self] in frame = $0 }
    let terminal = pipes.terminal(escapeDelay: 0)
    return EventLoop(
      state: state, terminal: terminal, queue: queue,
      frontend: .screen(on: terminal, context, outputClock: { [unowned self] in outputTime }),
      // Timers fire when a test says so, not after a delay of the machine.
      clock: { [unowned self] in now }, keyClock: { 0 }, timerClock: { 0 }
    ) { [unowned self] in effects.append($0) }
  }
}

extension AppView {
  /// Draws one frame without caching.
  package static func draw(_ state: AppState, _ context: RenderContext) -> Frame {
    draw(state, LayoutCache(context))
  }
}
