/// Head of a list's right column in squad's own words; the raw value is one of `ListColumn.heads`.
package enum ColumnHead: String, CaseIterable, Sendable {
  case comics
  case realName = "real name"
  case cast = "episode · cast"
  case homeworld
  case price
  case today = "today %"
  case change = "change %"
}
