import Basics
import SquadCore
import SquadInspector
import SquadScreen
import SquadWords
import TerminalKit

/// The open inspector. While it shows the past, incoming actions are queued.
extension EventLoop {
  func openInspector() {
    if inspector == nil { inspector = frontend.inspector(history) }
  }

  /// Handles input while the inspector is open. Of the keys only Ctrl-C reaches the store.
  func inspect(_ event: InputEvent) {
    if case .reply = event {} else { loopEffects.restart(.idle) }
    switch event {
    case .key(let key): inspect(key)
    case .mouse(let event): if store.state.mouse.isOn { inspect(event) }
    case .paste: break
    case .reply:
      if let action = frontend.action(event, store.state) { receive([action], at: clock()) }
    }
  }

  private func inspect(_ key: Key) {
    guard let inspector else { return }
    inspector.notice = nil
    switch key {
    case .ctrl("c"):
      closeInspector()
      return send(.quitRequested)
    case .character("c"): return inspector.toggleTotals()
    case .character("w"): return export()
    default: break
    }
    switch inspector.layoutCache.context.strings.keymap[key] {
    case .next, .right: move(.next)
    case .previous, .left: move(.previous)
    case .first: move(.first)
    case .last: move(.last)
    case .pageDown: move(.pageDown)
    case .pageUp: move(.pageUp)
    case .back, .quit, .inspector: closeInspector()
    case .redraw: terminal.redraw()
    case .suspend: suspendWhileInspecting()
    default: break
    }
  }

  /// Handles the mouse: a row is chosen, a cap acts as its key, a press outside closes it.
  private func inspect(_ event: MouseEvent) {
    switch event.kind {
    case .wheel(.down): move(.next)
    case .wheel(.up): move(.previous)
    case .press(.left):
      switch inspector?.hit(event.point) {
      case .key(let key): inspect(key)
      case .element(.overlayRow(let row)): choose { $0.choose(row: row) }
      case .element: break
      case nil: closeInspector()
      }
    case .press, .release, .drag, .wheel: break
    }
  }

  private func move(_ motion: Motion) { choose { $0.move(motion) } }

  private func choose(_ choice: (Inspector) -> Void) {
    guard let inspector else { return }
    choice(inspector)
    if !inspector.isPast { returnToNow() }
  }

  private func suspendWhileInspecting() {
    if terminal.canSuspend() { return suspend() }
    guard let inspector else { return }
    inspector.notice = ToastView(
      text: inspector.layoutCache.context.strings.text(of: .cannotSuspend), tone: .bad)
  }

  func resizeInspector(to size: Size) {
    guard let inspector else { return }
    if Inspector.fits(size) { inspector.layoutCache.context.size = size } else { closeInspector() }
  }

  func closeInspector() {
    returnToNow()
    inspector = nil
  }

  /// Shows the present again and sends the queued actions.
  func returnToNow() {
    guard let inspector else { return }
    inspector.returnToNow()
    guard !inspector.waiting.isEmpty else { return }
    let waiting = inspector.waiting
    inspector.waiting = []
    receive(waiting, at: clock())
  }

  private func export() {
    guard let inspector, let export = ports.export else { return }
    let strings = inspector.layoutCache.context.strings
    // Programs read the file, so it is the same in every language.
    let plain = Strings(localTime: strings.localTime, now: strings.now)
    let file = ActionFile(inspector, now: store.state, plain)
    switch export(file.name, file.text) {
    case .success(let name): inspector.notice = ToastView(text: strings.wrote(name), tone: .good)
    case .failure(let error):
      inspector.notice = ToastView(text: strings.notWritten(error.reason), tone: .bad)
    }
  }
}

extension Action {
  /// Whether it must be visible at once.
  var isUrgent: Bool {
    if case .visit(let action) = self { action.isUrgent } else { false }
  }
}
