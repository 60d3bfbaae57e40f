import SquadCore

/// The pane whose selection has the one `▸`.
enum FocusedPane {
  case list, strip, detail, comparison
  /// None: what lies over them has rows of its own.
  case overlay
}

extension Overlay {
  /// Whether it has rows, of which one is selected.
  var hasRows: Bool {
    switch self {
    case .themes, .links, .palette, .board: true
    case .help, .confirmRemoval, .link, .configMistakes: false
    }
  }
}

extension AppState {
  /// The focused pane, whatever lies over it; while squad asks about somebody, the pane whose
  /// selection that is.
  func focusedPane(in layout: ScreenLayout) -> FocusedPane {
    if overlay?.hasRows == true || !layout.covered.isEmpty { return .overlay }
    if comparison != nil { return .comparison }
    switch focus {
    case .list, .search: return .list
    case .strip:
      // It hides where rows are few, and has nobody to mark before the first is on disk.
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
