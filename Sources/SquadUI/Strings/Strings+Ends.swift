import SquadCore

/// What squad says about a list that its service did not tell to the end.
extension Strings {
  /// `the service repeats itself · 100 of 1,500`; nil of a list that is whole.
  ///
  /// - Parameters:
  ///   - told: how many rows came.
  ///   - total: how many there are, as the service counts; nil where it doesn't say.
  package func text(of end: ListEnd, told: Int, total: Int?) -> String? {
    let words: String
    switch end {
    case .whole: return nil
    case .repeated: words = "the service repeats itself"
    case .early: words = "the list ended early"
    case .endless: words = "the list has no end"
    }
    return text(words, told: told, total: total)
  }

  /// The same after a failure: `the connection broke · 300 of 1,564`.
  package func text(of failure: Failure, told: Int, total: Int?) -> String {
    text(text(of: failure), told: told, total: total)
  }

  /// The same where something older is shown instead: `… · showing saved 12:04`.
  package func text(_ words: String, showing freshness: Freshness) -> String {
    "\(words) · showing \(text(of: freshness))"
  }

  private func text(_ words: String, told: Int, total: Int?) -> String {
    let count = total.map { position(told, of: max($0, told)) } ?? Self.number(told)
    return "\(words) · \(count)"
  }
}
