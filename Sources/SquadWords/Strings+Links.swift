import SquadCore

/// Words for links and the clipboard.
extension Strings {
  func copied(_ link: Link, through route: ClipboardRoute) -> String {
    let sent = linkSent(link.title)
    return switch route {
    case .none, .direct, .screen: sent
    case .tmux: "\(sent) · \(tmuxNeedsClipboard)"
    }
  }
}
