/// What squad says about entries that share a row.
extension Strings {
  /// `152 without a rate · Enter shows them`
  func folded(_ count: Int) -> String {
    let opens = key(.open).map { " · \($0) shows \(count == 1 ? "it" : "them")" }
    return unrated(count) + (opens ?? "")
  }

  /// `152 without a rate`
  func unrated(_ count: Int) -> String { "\(Self.number(count)) without a rate" }
}
