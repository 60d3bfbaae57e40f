/// The wheel: acts on what is under the pointer, and moves no focus.
extension AppState {
  /// Rows of a list, or lines of a text, that a notch goes.
  private static let notch = 3

  mutating func scroll(_ target: MouseTarget?, down: Bool) {
    let distance = down ? Self.notch : -Self.notch
    switch target {
    case .list, .row, .crumb, .sort, .searchField:
      moveRow(
        to: shownGrid == nil
          ? .row(level.cursor.row + distance) : .motion(down ? .next : .previous))
    case .strip, .member, .hiddenMember: squad.step(by: down ? 1 : -1)
    case .detail, .stop: scrollDetail(by: distance)
    case .tab, .divider, .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
  }
}
