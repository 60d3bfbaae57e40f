/// What squad says about entries that share a row.
extension Strings {
  /// `152 without a rate · Enter shows them`
  package func folded(_ count: Int) -> String {
    let opens = key(.open).map { " · \(shows($0, isOne: count == 1))" }
    return unrated(count) + (opens ?? "")
  }

  /// `152 without a rate`
  package func unrated(_ count: Int) -> String { unrated(number(count)) }
}
