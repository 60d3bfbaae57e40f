/// Japanese words for links.
extension Japanese: LinkWords {
  var copy: String { "コピー" }
  var noLinks: String { "リンクはありません" }
  var noClipboard: String { "この端末はクリップボードに対応していません" }
  var tooLongToCopy: String { "アドレスが長すぎて端末のクリップボードに送れません" }
  func linkSent(_ title: String) -> String {
    "\(title) のリンクを端末のクリップボードに送りました"
  }
  var tmuxNeedsClipboard: String { "tmux では set-clipboard on が必要" }
}
