/// What an entry that can join the squad is called; the raw value is `ListInfo.recruit`.
package enum EntryKind: String, CaseIterable, Sendable {
  case character, hero, person, currency
}
