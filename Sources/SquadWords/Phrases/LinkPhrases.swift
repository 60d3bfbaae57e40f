import SquadCore

/// What is said of links and the clipboard.
extension Strings {
  package var copy: String { say("copy", "copiar", "コピー") }
  package var noLinks: String { say("No links here", "Aquí no hay enlaces", "リンクはありません") }
  package var noClipboard: String {
    say(
      "This terminal doesn't accept text for a clipboard",
      "Este terminal no acepta nada para el portapapeles",
      "この端末はクリップボードに対応していません")
  }
  package var tooLongToCopy: String {
    say(
      "The address is too long for a terminal's clipboard",
      "La dirección es demasiado larga para el portapapeles del terminal",
      "アドレスが長すぎて端末のクリップボードに送れません")
  }
  /// Nobody says whether it arrived.
  package func linkSent(_ title: String) -> String {
    say(
      "\(title) link sent to the terminal's clipboard",
      "enlace \(title) enviado al portapapeles del terminal",
      "\(title) のリンクを端末のクリップボードに送りました")
  }
  /// Behind `linkSent` where tmux stands between.
  package var tmuxNeedsClipboard: String {
    say(
      "tmux needs set-clipboard on",
      "tmux necesita set-clipboard on",
      "tmux では set-clipboard on が必要")
  }

  func copied(_ link: Link, through route: ClipboardRoute) -> String {
    let sent = linkSent(link.title)
    return switch route {
    case .none, .direct, .screen: sent
    case .tmux: "\(sent) · \(tmuxNeedsClipboard)"
    }
  }
}
