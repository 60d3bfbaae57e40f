/// The divider between list and detail.
extension AppState {
  /// Columns that the divider moves per key press.
  private static let dividerStep = 2

  /// `<` and `>`: makes the list narrower or wider, or says why not.
  mutating func moveDivider(wider: Bool) {
    guard let metrics = viewport.divider else { return message = .noDivider }
    // Keys that arrive together are reduced before the screen is measured again.
    let columns = metrics.range.clamping(listColumns ?? metrics.columns)
    let target = metrics.range.clamping(columns + (wider ? Self.dividerStep : -Self.dividerStep))
    if target == columns { return message = wider ? .listIsWidest : .listIsNarrowest }
    listColumns = target
  }
}

extension ClosedRange<Int> {
  fileprivate func clamping(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
