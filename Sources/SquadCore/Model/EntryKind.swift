/// Kinds of entries that can join the squad; the raw value is `ListInfo.recruit`.
package enum EntryKind: String, CaseIterable, Sendable {
  case character, hero, person, currency
}
