import SquadCore

/// Words for links and the clipboard.
extension Strings {
  var copy: String { words.copy }

  func copied(_ link: Link, through route: ClipboardRoute) -> String {
    let sent = words.linkSent(link.title)
    return switch route {
    case .none, .direct, .screen: sent
    case .tmux: "\(sent) · \(words.tmuxNeedsClipboard)"
    }
  }
}
