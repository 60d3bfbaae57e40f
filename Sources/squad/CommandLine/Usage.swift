import PlainText
import SquadWords

/// Wrong command line: one line, exit status 2.
struct UsageError: Error, Equatable {
  let problem: UsageProblem

  init(_ problem: UsageProblem) { self.problem = problem }

  /// - Parameters:
  ///   - kind: of the word.
  ///   - names: candidates for a suggestion.
  init(unknown kind: UsageProblem.Kind, _ word: String, among names: [String]) {
    let nearest = SpellingSuggestion.name(for: word, among: names)
    let isFew = kind != .option && kind != .command && kind != .commandOrCatalogue
    problem =
      nearest == nil && isFew
      ? .unknownAmong(names, kind, word) : .unknown(kind, word, nearest: nearest)
  }
}

/// Version text and names of the command line.
enum Usage {
  static let version = "squad 0.1.0"
  /// squad's user agent.
  static let agent = "squad/0.1.0"

  static let commands = [
    "open", "list", "show", "roster", "recruit", "fire", "glance", "replay", "board", "config",
    "help",
  ]
  /// Options that only some commands take.
  static let listOptions =
    ["--search", "--sort", "--limit", "--json", "--speed", "--cast"]
    + OpenOption.names
  static let options = listOptions + HelpOption.allCases.map(\.rawValue)
}
