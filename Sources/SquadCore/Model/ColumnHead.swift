/// Head of a list's right column in squad's own words; the raw value is `ListColumn.head`.
package enum ColumnHead: String, CaseIterable, Sendable {
  case comics
  case realName = "real name"
  case cast = "episode · cast"
  case homeworld
  case price = "price ─ today %"
}
