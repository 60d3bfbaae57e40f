/// Statistics of a column's values in the sample.
package struct ColumnFacts: Equatable, Sendable {
  /// Records in which it is filled.
  package var filled = 0
  /// Number of different values; lists, sections and objects all count as different.
  package var distinct = 0
  /// In characters.
  package var medianLength = 0
  /// The length that nine tenths of the values don't exceed, in characters.
  package var usualLength = 0
  /// The least number.
  package var smallest = 0.0
  /// The greatest number.
  package var largest = 0.0
  /// Numbers that aren't 0.
  package var nonzero = 0
  /// Whether nine tenths are whole numbers in the range of years.
  package var isYears = false
  /// Whether numbers have a decimal comma: `1.234,5`.
  package var hasDecimalComma = false
  /// Whether the month comes first in `2/1/2006`.
  package var isMonthFirst = false
  /// Whether it is a time since 1970 as a number.
  package var isUnixTime = false
  /// Whether most values are a few symbols, such as emoji, instead of words.
  package var isSign = false
  /// Whether texts begin with `/`.
  package var isFilePath = false
  /// The first three different values as text, at most 60 characters of each.
  package var samples: [String] = []
}
