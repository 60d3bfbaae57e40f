/// A program that shows terminals in a terminal of its own, and hands on what is wrapped for that.
package enum Multiplexer: Hashable, Sendable {
  case tmux, screen

  /// By what it sets in the environment; nil: there is none.
  init?(_ environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    if isSet("TMUX") {
      self = .tmux
    } else if isSet("STY") {
      self = .screen
    } else {
      return nil
    }
  }
}
