/// What is said of links and the clipboard.
protocol LinkWords {
  var copy: String { get }
  var noLinks: String { get }
  var noClipboard: String { get }
  var tooLongToCopy: String { get }
  /// Nobody says whether it arrived.
  func linkSent(_ title: String) -> String
  /// Behind `linkSent` where tmux stands between.
  var tmuxNeedsClipboard: String { get }
}
