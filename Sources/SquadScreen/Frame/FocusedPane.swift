import SquadCore

/// The pane whose selection has the focus marker `▸`.
enum FocusedPane {
  case list, strip, detail, comparison
  /// None of them: the overlay has rows of its own.
  case overlay
}

extension Overlay {
  /// Whether it has selectable rows.
  var hasRows: Bool {
    switch self {
    case .themes, .links, .palette, .board: true
    case .help, .confirmRemoval, .link, .configMistakes: false
    }
  }
}

extension AppState {
  /// The pane with the focus, even below an overlay without rows; during a removal's confirmation,
  /// the pane whose selection is to be removed.
  func focusedPane(in layout: ScreenLayout) -> FocusedPane {
    if overlay?.hasRows == true || !layout.covered.isEmpty { return .overlay }
    if comparison != nil { return .comparison }
    switch focus {
    case .list, .search: return .list
    case .strip:
      // The strip is hidden if rows are few, and has nobody to mark before the first save.
      if !layout.strip.isEmpty, squad.selectedMember != nil { return .strip }
      return layout.list.isEmpty ? .detail : .list
    case .detail(let origin):
      guard case .confirmRemoval(let member) = overlay, selectedID == member.id else {
        return .detail
      }
      switch origin {
      case .list: return layout.list.isEmpty ? .detail : .list
      case .strip: return layout.strip.isEmpty ? .detail : .strip
      }
    }
  }
}
