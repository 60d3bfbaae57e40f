import Basics

/// Numbers and dates.
protocol Formats {
  var numbers: NumberFormat { get }
  /// `22 Apr 2026`
  func text(of day: CalendarDay) -> String
  /// The same without its year: `22 Apr`.
  func shortText(of day: CalendarDay) -> String
  /// `Apr 2014`
  func text(ofMonth day: CalendarDay) -> String
  /// A number with the percent sign: `1.2%`.
  func percent(_ number: String) -> String
  /// An amount with its unit, `$66,410.20`.
  ///
  /// - Parameter isWord: whether the unit ends in a letter: `kr`, `BHD`.
  func money(_ amount: String, unit: String, isWord: Bool) -> String
  /// `12th`
  func ordinal(_ place: Int, _ number: String) -> String
  /// `12th of 563`
  func rank(_ ordinal: String, of count: String) -> String
}
