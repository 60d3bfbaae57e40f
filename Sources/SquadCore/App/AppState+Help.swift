import PlainText

/// The help: opening it, scrolling it, narrowing it.
extension AppState {
  mutating func toggleHelp() {
    switch overlay {
    case nil, .link, .links, .confirmRemoval: overlay = .help(top: 0)
    case .help: overlay = nil
    case .themes: break
    }
  }

  /// The text of the field that takes keys as text; nil where none is open.
  package var fieldText: String? {
    switch overlay {
    case .help(_, let filter): filter.flatMap { $0.isOpen ? $0.text : nil }
    case nil: focus == .search ? level.filter?.text ?? "" : nil
    case .confirmRemoval, .link, .links, .themes: nil
    }
  }

  /// Opens the field, with the text that was kept.
  mutating func openHelpFilter() {
    guard case .help(let top, let filter) = overlay else { return }
    overlay = .help(top: top, filter: HelpFilter(filter?.text ?? "", isOpen: true))
  }

  mutating func filterHelp(_ text: String) {
    guard case .help(_, let filter?) = overlay, filter.isOpen else { return }
    overlay = .help(top: 0, filter: HelpFilter(text, isOpen: true))
  }

  /// Closes the field and keeps what it narrows to.
  mutating func keepHelpFilter() {
    guard case .help(let top, let filter?) = overlay, filter.isOpen else { return }
    let isEmpty = SearchQuery(filter.text).isEmpty
    overlay = .help(top: top, filter: isEmpty ? nil : HelpFilter(filter.text, isOpen: false))
  }

  mutating func scrollHelp(_ motion: Motion) {
    guard case .help(let top, let filter) = overlay else { return }
    let last = max(viewport.overlayLines - viewport.overlayRows, 0)
    let page = max(viewport.overlayRows - 1, 1)
    let half = max(viewport.overlayRows / 2, 1)
    let target =
      switch motion {
      case .next, .forward: top + 1
      case .previous, .backward: top - 1
      case .first: 0
      case .last: last
      case .pageDown: top + page
      case .pageUp: top - page
      case .halfPageDown: top + half
      case .halfPageUp: top - half
      }
    overlay = .help(top: min(max(target, 0), last), filter: filter)
  }

  /// Scrolls a help that fits better than before to its last lines.
  mutating func fitHelp() {
    guard case .help(let top, let filter) = overlay else { return }
    let last = max(viewport.overlayLines - viewport.overlayRows, 0)
    if top > last { overlay = .help(top: last, filter: filter) }
  }

  /// Closes what lies over the panes; a help that is narrowed is widened first.
  mutating func closeOverlay() {
    if case .help(_, _?) = overlay { overlay = .help(top: 0) } else { overlay = nil }
  }
}
