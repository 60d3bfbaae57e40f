/// The wheel: acts on what is under the pointer, and moves no focus.
extension AppState {
  /// Rows of a list, or lines of a text, that a notch goes.
  private static let notch = 3

  mutating func scroll(_ target: MouseTarget?, down: Bool) -> [Effect] {
    if overlay != nil { return scrollOverlay(down: down) }
    if comparison != nil {
      scrollComparison(target, down: down)
      return []
    }
    switch target {
    case .list, .row, .crumb, .sort, .searchField: scrollList(down: down)
    case .strip, .member, .hiddenMember: squad.step(by: down ? 1 : -1)
    case .detail, .stop: scrollDetail(by: down ? Self.notch : -Self.notch)
    case .tab, .divider, .hero, .overlay, .overlayField, .overlayRow, nil: break
    }
    return []
  }

  private mutating func scrollOverlay(down: Bool) -> [Effect] {
    let motion: Motion = down ? .next : .previous
    switch overlay {
    case .help, .configMistakes: for _ in 0..<Self.notch { scrollOverlay(motion) }
    case .themes: return reduce(ThemeAction.pickerMoved(motion))
    case .links: moveInLinks(motion)
    case .board: moveInBoard(motion)
    // Its rows are the view's, which makes the motion.
    case .palette, .confirmRemoval, .link, nil: break
    }
    return []
  }

  private mutating func scrollComparison(_ target: MouseTarget?, down: Bool) {
    switch target {
    case .hero(isLeft: true): moveCompared(down ? .next : .previous)
    case .hero(isLeft: false): chooseCompared(down ? .right : .left)
    default: break
    }
  }

  private mutating func scrollList(down: Bool) {
    let start = level.cursor.row
    let rows = viewport.listRows
    if let grid = shownGrid {
      level.move(down ? .next : .previous, in: grid, rows: rows)
    } else {
      let target = start + (down ? Self.notch : -Self.notch)
      level.cursor.go(to: target, count: level.count, rows: rows)
    }
    level.noteChoice()
    if mayGrow { level.noteMove(from: start) }
  }
}
