/// Key of a sort order in squad's own words; the raw value is `SortOrder.key`.
package enum SortKey: String, CaseIterable, Sendable {
  /// The order of the records in a user's file.
  case file = "."
  case name, modified, release, episode, number, use, code
  case comics, publisher, total, films, birth, change
  case intelligence, strength, speed, durability, power, combat
}
