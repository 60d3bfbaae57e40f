import SquadCore

/// Texts about a list whose service did not send all of it.
extension Strings {
  /// `the service repeats itself · 100 of 1,500`; nil of a list that is whole.
  ///
  /// - Parameters:
  ///   - received: number of rows.
  ///   - total: the service's total; nil where it sent none.
  package func text(of end: ListEnd, received: Int, total: Int?) -> String? {
    let words: String
    switch end {
    case .whole: return nil
    case .repeated: words = "the service repeats itself"
    case .early: words = "the list ended early"
    case .endless: words = "the list has no end"
    }
    return text(words, received: received, total: total)
  }

  /// The same after a failure: `the connection broke · 300 of 1,564`.
  package func text(of failure: Failure, received: Int, total: Int?) -> String {
    text(text(of: failure), received: received, total: total)
  }

  /// The same where something older is shown instead: `… · showing saved 12:04`.
  package func text(_ words: String, showing freshness: Freshness) -> String {
    "\(words) · showing \(text(of: freshness))"
  }

  private func text(_ words: String, received: Int, total: Int?) -> String {
    let count = total.map { position(received, of: max($0, received)) } ?? Self.number(received)
    return "\(words) · \(count)"
  }
}
