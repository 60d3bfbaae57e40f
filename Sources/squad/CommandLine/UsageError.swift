import PlainText
import SquadWords

/// A command line that squad can't follow: one line, exit status 2.
struct UsageError: Error, Equatable {
  let problem: UsageProblem

  init(_ problem: UsageProblem) { self.problem = problem }

  /// - Parameters:
  ///   - kind: what the word was taken for.
  ///   - names: what it may have meant.
  init(unknown kind: UsageProblem.Kind, _ word: String, among names: [String]) {
    let nearest = Nearest.name(to: word, among: names)
    let isFew = kind != .option && kind != .command && kind != .commandOrCatalogue
    problem =
      nearest == nil && isFew
      ? .unknownAmong(names, kind, word) : .unknown(kind, word, nearest: nearest)
  }
}
