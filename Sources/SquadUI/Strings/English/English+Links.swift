/// English words for links.
extension English: LinkWords {
  var copy: String { "copy" }
  var noLinks: String { "No links here" }
  var noClipboard: String { "This terminal doesn't accept text for a clipboard" }
  var tooLongToCopy: String { "The address is too long for a terminal's clipboard" }
  func linkSent(_ title: String) -> String { "\(title) link sent to the terminal's clipboard" }
  var tmuxNeedsClipboard: String { "tmux needs set-clipboard on" }
}
