/// Whether the mouse is in use, and its recent events.
package struct MouseState: Equatable, Sendable {
  /// A press of the left button.
  package struct Press: Equatable, Sendable {
    let cell: ScreenCell
    let target: MouseTarget?
    let milliseconds: Int
  }

  /// Maximum time between two presses of a double-click in the same cell, in milliseconds.
  static let doubleClickInterval = 400

  /// Whether the terminal can report the mouse.
  package let isPossible: Bool
  /// Whether squad takes the mouse; false if the terminal can't report it.
  package internal(set) var isOn: Bool
  /// Nil after a double-click, so that a third press doesn't make another one.
  var lastPress: Press?
  /// Whether the divider is being dragged.
  package internal(set) var isDragging = false

  /// `isOn` is ignored unless `isPossible`.
  package init(isPossible: Bool = false, isOn: Bool = false) {
    self.isPossible = isPossible
    self.isOn = isPossible && isOn
  }

  /// Records a press; returns whether it makes a double-click.
  fileprivate mutating func press(
    _ target: MouseTarget?, at cell: ScreenCell, milliseconds: Int
  ) -> Bool {
    let press = Press(cell: cell, target: target, milliseconds: milliseconds)
    let isDouble =
      lastPress.map {
        $0.cell == cell && $0.target == target
          && (0...Self.doubleClickInterval).contains(milliseconds - $0.milliseconds)
      } ?? false
    lastPress = isDouble ? nil : press
    return isDouble
  }
}

/// A cell of the screen, counted from 0 at the top left.
package struct ScreenCell: Hashable, Sendable {
  /// From 0 at the left.
  package let column: Int
  /// From 0 at the top.
  package let row: Int

  /// Both numbers count from 0.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// Events of the mouse, with the target under the pointer.
package enum MouseAction: Equatable, Sendable {
  /// The left button was pressed; the time is from a monotonic clock.
  case pressed(MouseTarget?, at: ScreenCell, milliseconds: Int)
  /// The pointer moved with the button down.
  case dragged(column: Int)
  case released
  /// The wheel was turned by a notch.
  case scrolled(MouseTarget?, down: Bool)
  /// The mouse was turned on or off.
  case toggled
}

extension AppState {
  mutating func reduce(_ action: MouseAction) -> [Effect] {
    switch action {
    case .pressed(let target, let cell, let milliseconds):
      mouse.isDragging = false
      let isDouble = mouse.press(target, at: cell, milliseconds: milliseconds)
      return apply(.pressed(target, isDouble: isDouble))
    case .dragged(let column): if mouse.isDragging { moveDivider(to: column) }
    case .released: mouse.isDragging = false
    case .scrolled(let target, let down): return apply(.scrolled(target, down: down))
    case .toggled: return toggleMouse()
    }
    return []
  }

  private mutating func toggleMouse() -> [Effect] {
    guard mouse.isPossible else { return explain(.noMouse) }
    mouse.isOn.toggle()
    mouse.isDragging = false
    message = .mouseToggled(isOn: mouse.isOn)
    return [.loop(.setMouse(mouse.isOn))]
  }
}

/// The mouse in the panes: a click selects the target, a double-click opens it like Enter.
extension AppState {
  mutating func press(_ target: MouseTarget?, isDouble: Bool) -> [Effect] {
    switch target {
    case .tab(let index): return chooseTab(index + 1)
    case .strip: focusStrip()
    case .member(let index): pressMember(index, isDouble: isDouble)
    case .hiddenMember(let index): squad.select(index)
    case .list: focusList()
    case .row(let row): return pressRow(row, isDouble: isDouble)
    case .crumb(let depth): return goUp(to: depth)
    case .sort: return cycleSort()
    case .searchField(let character, let first):
      openSearch()
      openList.filter?.field.point(at: character, from: first)
    case .divider: mouse.isDragging = true
    case .detail: focusShownDetail()
    case .stop(let stop): return pressStop(stop, isDouble: isDouble)
    case .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
    return []
  }

  private mutating func pressMember(_ index: Int, isDouble: Bool) {
    guard squad.saved.members.indices.contains(index) else { return }
    focusStrip()
    squad.select(index)
    if isDouble { open() }
  }

  private mutating func pressRow(_ row: Int, isDouble: Bool) -> [Effect] {
    guard row >= 0, row < openList.count else { return [] }
    moveRow(to: .row(row))
    // In a picker, further keys still go into the search field.
    if picker == nil || focus != .search { focusList() }
    return isDouble ? open() : []
  }

  /// Selects a stop and focuses the shown detail.
  private mutating func pressStop(_ stop: Int, isDouble: Bool) -> [Effect] {
    focusShownDetail()
    guard case .detail = focus, let selectedID, detailMetrics?.stops.indices.contains(stop) == true
    else { return [] }
    detailPath.update(for: selectedID) { $0.stop = stop }
    return isDouble ? open() : []
  }

  private mutating func focusShownDetail() {
    let origin = detailOrigin
    closeSearch()
    focusDetail(from: origin)
  }

  /// Goes up to a level of the breadcrumb, and cancels the requests of the closed levels.
  private mutating func goUp(to depth: Int) -> [Effect] {
    var effects: [Effect] = []
    focusList()
    while listStack.depth > max(depth, 0) {
      effects += openList.requests.map { .world(.cancel($0)) }
      listStack.pop()
    }
    return effects
  }

  /// Moves the divider to the pointer's column, but at least to 1: recordings reject a width of 0.
  mutating func moveDivider(to column: Int) { listColumns = max(column, 1) }
}

/// The wheel: acts on the target under the pointer and leaves the focus where it is.
extension AppState {
  /// Rows of a list, or lines of a text, per notch.
  private static let notch = 3

  mutating func scroll(_ target: MouseTarget?, down: Bool) {
    let distance = down ? Self.notch : -Self.notch
    switch target {
    case .list, .row, .crumb, .sort, .searchField:
      moveRow(
        to: shownGrid == nil
          ? .row(openList.cursor.row + distance) : .motion(down ? .next : .previous))
    case .strip, .member, .hiddenMember: squad.step(by: down ? 1 : -1)
    case .detail, .stop: scrollDetail(by: distance)
    case .tab, .divider, .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
  }
}
