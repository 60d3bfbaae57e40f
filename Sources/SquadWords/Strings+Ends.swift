import SquadCore

/// Texts about a list whose service did not send all of it.
extension Strings {
  /// `the service repeats itself · 100 of 1,500`; nil of a list that is whole.
  ///
  /// - Parameters:
  ///   - received: number of rows.
  ///   - total: the service's total; nil where it sent none.
  package func text(of end: ListEnd, received: Int, total: Int?) -> String? {
    let reason: String
    switch end {
    case .whole: return nil
    case .repeated: reason = repeated
    case .early: reason = endedEarly
    case .endless: reason = endless
    }
    return text(reason, received: received, total: total)
  }

  /// The same after a failure: `the connection broke · 300 of 1,564`.
  package func text(of failure: Failure, received: Int, total: Int?) -> String {
    text(text(of: failure), received: received, total: total)
  }

  /// The same where something older is shown instead: `… · showing saved 12:04`.
  package func text(_ reason: String, showing freshness: Freshness) -> String {
    "\(reason) · \(showing(text(of: freshness)))"
  }

  private func text(_ reason: String, received: Int, total: Int?) -> String {
    let count = total.map { position(received, of: max($0, received)) } ?? number(received)
    return "\(reason) · \(count)"
  }
}
