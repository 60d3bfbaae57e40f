import Basics
import SquadCore
import SquadLoop
import SquadRuntime
import SquadScreen
import Synchronization
import SystemKit
import TerminalKit
import TestSupport

/// The real loop, reducer and effects over the toy catalogue, on a terminal of pipes.
final class BookScreen {
  private let pipes = PipeTerminal(size: Size(columns: 100, rows: 30))
  private let loop: EventLoop
  private(set) var lines: [String] = []

  /// Opens the shelf as `squad` does.
  init(_ catalogue: Catalogue) throws {
    let queue = try ActionQueue<Action>()
    let runner = EffectRunner(
      catalogues: [catalogue], store: .inMemory(), queue: queue)
    guard let state = AppState(catalogues: [catalogue.info]) else {
      throw Failure.unknownCatalogue("books")
    }
    let terminal = pipes.terminal(escapeDelay: 0)
    loop = EventLoop(
      state: state, terminal: terminal, queue: queue,
      frontend: .screen(on: terminal, RenderContext(size: pipes.size)),
      clock: { Moment(seconds: 500) }, keyClock: { 0 },
      perform: runner.run)
    pipes.drew = { [unowned self] in lines = $0.lines }
    loop.open(
      Start(
        list: BookRecord.list,
        page: .success(try catalogue.firstPage(through: nil, BookShelf.request())),
        stored: StoredSquad(), entry: nil))
  }

  var state: AppState { loop.state }

  /// Presses keys, each in a turn of its own: `jj<enter>`.
  func press(_ keys: String) {
    for key in Key.pressed(keys) {
      pipes.typing.write(key.bytes)
      // An Escape takes a second turn: the first finds that nothing follows it.
      for _ in 0..<(key == .escape ? 2 : 1) { _ = loop.step() }
    }
  }

  /// Takes turns until the screen has a text.
  func wait(for text: String) { wait { has(text) } }

  /// Takes turns until a condition holds; each turn waits for an event.
  func wait(until isSo: () -> Bool) {
    while !isSo() { _ = loop.step() }
  }

  func has(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

extension SquadStore {
  /// A squad in memory, private to the test.
  fileprivate static func inMemory() -> SquadStore {
    let squad = SharedSquad()
    return SquadStore(load: { StoredSquad() }, performAll: squad.perform)
  }
}

private final class SharedSquad: Sendable {
  private let squad = Mutex(Squad())

  @Sendable func perform(_ requests: [IdentifiedRequest]) -> SquadOutcome {
    squad.withLock { squad in
      let events = requests.map { squad.perform($0.request) }
      return SquadOutcome(squad: squad, events: events)
    }
  }
}
