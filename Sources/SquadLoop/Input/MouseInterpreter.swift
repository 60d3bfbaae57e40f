import SquadCore
import SquadScreen
import TerminalKit

/// Translation of mouse events to actions, by the target under the pointer.
struct MouseInterpreter {
  let keys: KeyInterpreter
  /// The cap on which the button was pressed. The cap acts when the button is released there: then
  /// `q` leaves no mouse report in the input for the shell.
  private var pressed: (key: Key, point: Point)?

  init(keys: KeyInterpreter) { self.keys = keys }

  /// The action of an event; nil for none. `milliseconds` is the time by a monotonic clock.
  mutating func action(
    for event: MouseEvent, in state: AppState, _ layoutCache: LayoutCache, milliseconds: Int,
    canSuspend: () -> Bool
  ) -> Action? {
    guard state.mouse.isOn, !ScreenLayout.isTooSmall(layoutCache.context.size) else { return nil }
    switch event.kind {
    case .press(.left): return press(event.point, state, layoutCache, milliseconds, canSuspend)
    case .release(.left):
      if state.mouse.isDragging { return .mouse(.released) }
      guard let cap = takePressed(), cap.point == event.point else { return nil }
      return keys.action(for: cap.key, in: state, on: layoutCache, canSuspend: canSuspend)
    case .drag(.left):
      return state.mouse.isDragging ? .mouse(.dragged(column: event.point.column)) : nil
    case .wheel(.down), .wheel(.up):
      if case .palette(let palette) = state.overlay {
        return PaletteKeys(palette: palette, layoutCache: layoutCache)
          .moved(event.kind == .wheel(.down) ? .next : .previous, in: state)
      }
      let target = pane(at: event.point, state, layoutCache.context)
      return .mouse(.scrolled(target, down: event.kind == .wheel(.down)))
    case .press, .release, .drag, .wheel: return nil
    }
  }

  private mutating func press(
    _ point: Point, _ state: AppState, _ layoutCache: LayoutCache, _ milliseconds: Int,
    _ canSuspend: () -> Bool
  ) -> Action? {
    pressed = nil
    let cell = ScreenCell(column: point.column, row: point.row)
    switch AppView.hits(state, layoutCache)[point] {
    case .key(let key):
      pressed = (key, point)
      return nil
    case .element(.overlayRow(let row)):
      if case .palette(let palette) = state.overlay {
        return PaletteKeys(palette: palette, layoutCache: layoutCache)
          .action(forRow: row, in: state, canSuspend: canSuspend)
      }
      return .mouse(.pressed(.overlayRow(row), at: cell, milliseconds: milliseconds))
    case .element(let target): return .mouse(.pressed(target, at: cell, milliseconds: milliseconds))
    case nil: return .mouse(.pressed(nil, at: cell, milliseconds: milliseconds))
    }
  }

  private mutating func takePressed() -> (key: Key, point: Point)? {
    defer { pressed = nil }
    return pressed
  }

  /// The pane under the pointer, without a hit map, since wheel events come in floods.
  func pane(at point: Point, _ state: AppState, _ context: RenderContext) -> MouseTarget? {
    let layout = ScreenLayout(state, size: context.size)
    if layout.comparison.contains(point) {
      return .hero(isLeft: point.column < layout.comparison.columns / 2)
    }
    if StripView.area(in: layout).contains(point) { return .strip }
    if layout.list.contains(point) || layout.listTitle.contains(point) { return .list }
    if layout.detail.contains(point) || layout.detailTitle.contains(point) { return .detail }
    return layout.separator.contains(point) ? .list : nil
  }
}
