import PlainText
import SquadWords

/// Wrong command line: one line, exit status 2.
struct UsageError: Error, Equatable {
  let reason: UsageErrorReason

  init(_ reason: UsageErrorReason) { self.reason = reason }

  /// `kind` is that of the word. `names` are candidates for a suggestion.
  init(unknown kind: UsageErrorReason.Kind, _ word: String, among names: [String]) {
    let nearest = SpellingSuggestion.name(for: word, among: names)
    let isFew = kind != .option && kind != .command && kind != .commandOrCatalogue
    reason =
      nearest == nil && isFew && !names.isEmpty
      ? .unknownAmong(names, kind, word) : .unknown(kind, word, nearest: nearest)
  }
}

/// Names of the command line.
enum Usage {
  static let options =
    CommandForm.names.flatMap(CommandForm.options) + HelpOption.allCases.map(\.rawValue)
}
