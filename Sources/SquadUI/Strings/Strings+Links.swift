import SquadCore

/// Words for links and the clipboard.
extension Strings {
  var copy: String { "copy" }
  var noLinks: String { "No links here" }
  var noClipboard: String { "This terminal takes nothing for a clipboard" }
  var tooLongToCopy: String { "The address is too long for a terminal's clipboard" }

  /// Nobody says whether it arrived.
  func copied(_ link: Link, through route: ClipboardRoute) -> String {
    let sent = "\(link.title) link sent to the terminal's clipboard"
    return switch route {
    case .none, .direct, .screen: sent
    case .tmux: "\(sent) · tmux needs set-clipboard on"
    }
  }
}
