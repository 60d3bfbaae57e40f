/// Number of days that a chart covers.
package enum ChartSpan: Int, CaseIterable, Equatable, Sendable {
  case fortnight = 14
  case quarter = 90
  case year = 365

  /// 14, 90 or 365.
  package var days: Int { rawValue }

  /// The next longer or shorter span; itself at either end.
  package func stepped(longer: Bool) -> ChartSpan {
    switch self {
    case .fortnight: longer ? .quarter : .fortnight
    case .quarter: longer ? .year : .fortnight
    case .year: longer ? .year : .quarter
    }
  }
}
