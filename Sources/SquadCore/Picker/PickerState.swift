/// State of a picker, whose Enter ends the program with the chosen entries to be printed.
package struct PickerState: Equatable, Sendable {
  /// Conditions under which a picker ends before the first key, once all rows are read.
  package struct AutomaticEnd: OptionSet, Sendable {
    /// Bits: 1 for `onOne`, 2 for `onNone`.
    package let rawValue: Int

    /// Takes any bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Chooses the only match.
    package static let onOne = AutomaticEnd(rawValue: 1)
    /// Chooses nothing if nothing matches.
    package static let onNone = AutomaticEnd(rawValue: 2)
  }

  /// Whether entries can be marked.
  package let isMulti: Bool
  /// The marked entries; none unless `isMulti`.
  package internal(set) var marks = Marks()
  /// Empty after the first key.
  var automaticEnd: AutomaticEnd
  /// Whether Enter was pressed before the first row was read, which it then chooses.
  var awaitsFirstRow = false

  /// By default one entry is chosen, and the picker ends by a key only.
  package init(isMulti: Bool = false, automaticEnd: AutomaticEnd = []) {
    self.isMulti = isMulti
    self.automaticEnd = automaticEnd
  }

  /// Ends what holds only until the next key.
  mutating func clearTransients() {
    automaticEnd = []
    awaitsFirstRow = false
  }
}
