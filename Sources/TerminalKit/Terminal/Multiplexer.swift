/// Program that shows terminals inside a terminal, and passes on wrapped sequences.
package enum Multiplexer: Hashable, Sendable {
  case tmux, screen

  /// By its environment variables; nil without one.
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
