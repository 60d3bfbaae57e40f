/// A way to call squad, as `squad --help` lists it.
package enum CommandForm: CaseIterable, Sendable {
  case browse, list, show, roster, recruit, fire, glance, replay, board
  case configCheck, configExample, help

  /// As it is typed, with the words for what may stand anywhere: `[options]`.
  func syntax(_ options: String) -> String {
    switch self {
    case .browse: "squad \(options) [CATALOGUE[/ID]]"
    case .list: "squad list LIST [--search TEXT] [--limit N] [--json]"
    case .show: "squad show CATALOGUE/ID [--json]"
    case .roster: "squad roster [--json]"
    case .recruit: "squad recruit CATALOGUE/ID…"
    case .fire: "squad fire CATALOGUE/ID…"
    case .glance: "squad glance"
    case .replay: "squad replay FILE|tour [--speed X] [--cast OUT]"
    case .board: "squad board [--limit N] [--json]"
    case .configCheck: "squad config check"
    case .configExample: "squad config example"
    case .help: "squad help"
    }
  }
}
