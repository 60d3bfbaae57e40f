/// The help: opening it, scrolling it, narrowing it.
extension AppState {
  mutating func toggleHelp() {
    switch overlay {
    case nil, .link, .links, .palette, .confirmRemoval, .configMistakes, .board:
      overlay = .help(top: 0)
    case .help: overlay = nil
    case .themes: break
    }
  }

  /// The field that takes keys as text; nil where none is open.
  package var openField: TextField? {
    switch overlay {
    case .help(_, let filter): filter.flatMap { $0.isOpen ? $0.field : nil }
    case .palette(let palette): palette.field
    case nil: focus == .search ? level.filter?.field ?? TextField() : nil
    case .confirmRemoval, .link, .links, .themes, .configMistakes, .board: nil
    }
  }

  /// Opens the field, with the text that was kept.
  mutating func openHelpFilter() {
    guard case .help(let top, let filter) = overlay else { return }
    overlay = .help(top: top, filter: HelpFilter(TextField(filter?.text ?? ""), isOpen: true))
  }

  mutating func filterHelp(_ field: TextField) {
    guard case .help(let top, let filter?) = overlay, filter.isOpen else { return }
    let isSame = field.text == filter.text
    overlay = .help(top: isSame ? top : 0, filter: HelpFilter(field, isOpen: true))
  }

  /// Closes the field and keeps what it narrows to.
  mutating func keepHelpFilter() {
    guard case .help(let top, let filter?) = overlay, filter.isOpen else { return }
    let isEmpty = filter.text.allSatisfy(\.isWhitespace)
    overlay = .help(
      top: top, filter: isEmpty ? nil : HelpFilter(TextField(filter.text), isOpen: false))
  }

  /// Scrolls what lies over the panes.
  mutating func scrollOverlay(_ motion: Motion) {
    guard let top = overlayTop else { return }
    let page = max(viewport.overlayRows - 1, 1)
    let half = max(viewport.overlayRows / 2, 1)
    let target =
      switch motion {
      case .next, .forward: top + 1
      case .previous, .backward: top - 1
      case .first: 0
      case .last: lastOverlayTop
      case .pageDown: top + page
      case .pageUp: top - page
      case .halfPageDown: top + half
      case .halfPageUp: top - half
      }
    overlayTop = min(max(target, 0), lastOverlayTop)
  }

  /// Scrolls what fits better than before to its last lines.
  mutating func fitOverlay() {
    if let top = overlayTop, top > lastOverlayTop { overlayTop = lastOverlayTop }
  }

  private var lastOverlayTop: Int { max(viewport.overlayLines - viewport.overlayRows, 0) }

  /// The first line shown of an overlay that scrolls; nil of any other, and then setting does
  /// nothing.
  private var overlayTop: Int? {
    get {
      switch overlay {
      case .help(let top, _), .configMistakes(let top): top
      case .confirmRemoval, .link, .links, .palette, .themes, .board, nil: nil
      }
    }
    set {
      guard let newValue else { return }
      switch overlay {
      case .help(_, let filter): overlay = .help(top: newValue, filter: filter)
      case .configMistakes: overlay = .configMistakes(top: newValue)
      case .confirmRemoval, .link, .links, .palette, .themes, .board, nil: break
      }
    }
  }

  /// Closes what lies over the panes; a help that is narrowed is widened first.
  mutating func closeOverlay() {
    if case .help(_, _?) = overlay { overlay = .help(top: 0) } else { overlay = nil }
  }
}
