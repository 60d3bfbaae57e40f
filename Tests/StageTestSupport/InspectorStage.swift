import Basics
import SquadCore
import SystemKit
import TerminalKit
import TestSupport

@testable import SquadInspector
@testable import SquadLoop
@testable import SquadScreen
@testable import SquadWords

/// The real loop with its own clock and stopwatch, to look at the records that it makes.
package final class InspectorStage {
  package let queue = (try? ActionQueue<Action>())!
  package let pipes: PipeTerminal
  package let context: RenderContext
  private(set) var effects: [WorldEffect] = []
  package private(set) var frame = Frame(size: .zero)
  /// The lines for the crash file.
  package private(set) var lines: [String] = []
  /// Names and texts of written files.
  package private(set) var files: [(name: String, text: String)] = []
  package private(set) var ending: ExitReason?
  private var loop: EventLoop?
  private var time = 1_795_348_800_000
  private var ticks = 0
  private var frames = 0

  package init(
    _ columns: Int, _ rows: Int, exports: Bool = true, squad: Squad = Squad(),
    language: Language = .english, glyphs: Glyphs = .unicode, visit: VisitState? = nil,
    hasMouse: Bool = false, bytesOfStates: Int? = nil
  ) {
    context = RenderContext(
      size: Size(columns: columns, rows: rows), theme: GoldenFrame.theme,
      glyphs: glyphs, strings: Strings(language))
    pipes = PipeTerminal(size: Size(columns: columns, rows: rows))
    pipes.drew = { [unowned self] in frame = $0 }
    pipes.cost = { [unowned self] _ in
      frames += 1
      return 300 + frames * 97 % 900
    }
    let terminal = pipes.terminal(escapeDelay: 0)
    var state = AppState(catalogues: [Sample.catalogue])!
    state.visit = visit
    if hasMouse { state.mouse = MouseState(isPossible: true, isOn: true) }
    var ports = ports(exports: exports)
    if let bytesOfStates { ports.bytesOfStates = bytesOfStates }
    loop = EventLoop(
      state: state,
      terminal: terminal, queue: queue, frontend: .screen(on: terminal, context),
      clock: { [unowned self] in Moment(seconds: Int64(time / 1_000)) }, keyClock: { 0 },
      ports: ports
    ) { [unowned self] in effects.append($0) }
    loop?.open(
      Start(
        list: Sample.list, page: .success(Sample.page), stored: StoredSquad(squad: squad),
        entry: nil))
    for case .loadPage(let id, _) in takeEffects() {
      post(.list(.pageLoaded(id, .success(Sample.page))))
    }
    _ = takeEffects()
  }

  private func ports(exports: Bool) -> InspectorPorts {
    var ports = InspectorPorts()
    ports.clock = { [unowned self] in
      time += 137
      return time
    }
    ports.stopwatch = { [unowned self] in
      ticks += 31
      return ticks
    }
    ports.willReduce = { [unowned self] in lines.append(String(decoding: $0, as: UTF8.self)) }
    if exports {
      ports.export = { [unowned self] name, text in
        files.append((name, text))
        return .success(name)
      }
    }
    return ports
  }

  package var state: AppState { loop?.state ?? AppState(catalogues: [Sample.catalogue])! }
  package var history: ActionHistory { loop!.history }
  package var inspector: Inspector? { loop?.inspector }
  package var screen: String { frame.lines.joined(separator: "\n") }

  package func takeEffects() -> [WorldEffect] {
    defer { effects = [] }
    return effects
  }

  /// Presses keys, each in a turn of its own; `then` is called after each.
  package func press(_ keys: String, then: () -> Void = {}) {
    for key in Key.pressed(keys) {
      pipes.typing.write(key.bytes)
      for _ in 0..<(key == .escape ? 2 : 1) where ending == nil { ending = loop?.step() }
      then()
    }
  }

  /// Presses several keys before a turn begins.
  package func pressAtOnce(_ keys: String) {
    pipes.typing.write(Key.pressed(keys).map(\.bytes).joined())
    ending = loop?.step()
  }

  /// Clicks a cell with the left button.
  package func click(_ column: Int, _ row: Int) {
    type("\u{1B}[<0;\(column + 1);\(row + 1)M")
    type("\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  package func wheel(_ column: Int, _ row: Int, down: Bool = true) {
    type("\u{1B}[<\(down ? 65 : 64);\(column + 1);\(row + 1)M")
  }

  private func type(_ text: String) {
    pipes.typing.write(text)
    ending = loop?.step()
  }

  package func post(_ actions: Action...) {
    actions.forEach(queue.post)
    ending = loop?.step()
  }

  package func resize(_ columns: Int, _ rows: Int) {
    pipes.size = Size(columns: columns, rows: rows)
    pipes.signals = [.resize]
    pipes.signalling.write("x")
    ending = loop?.step()
  }

  /// Responds with success to all requests to the squad's file.
  package func respondWithSquad() {
    for case .changeSquad(let id, let request) in takeEffects() {
      var squad = state.squad.saved
      let event = squad.perform(request)
      post(.squad(.responded(id, .success(SquadOutcome(squad: squad, event: event)))))
    }
  }
}
