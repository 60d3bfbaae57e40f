/// The divider between list and detail.
extension AppState {
  /// Columns by which a key moves it.
  private static let dividerStep = 2

  /// `<` and `>`: makes the list narrower or wider, or says why not.
  mutating func moveDivider(wider: Bool) {
    guard let metrics = viewport.divider else { return message = .noDivider }
    // Where keys come at once, the screen is measured after the last of them.
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
