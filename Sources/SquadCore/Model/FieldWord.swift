/// Word for the kind or the role of a field in the lists about a user's file. Rows and details carry
/// the raw value, which is the config's word where that has one; the screen translates it.
package enum FieldWord: String, CaseIterable, Sendable {
  // Kinds of values.
  case empty, address, picture, date, number, long, list, section, map, object, code, hex, text
  case yesNo = "yes/no"

  // Roles in list and detail, besides a picture and a text.
  case id, title, subtitle, group, badge, link, bars, chart, search, searchIn, show, hide
}
