/// Kinds of entries that can join the squad; the raw value is `ListInfo.recruit`. Entries of the
/// user's own files are of the kind `entry` unless the config names another.
package enum EntryKind: String, CaseIterable, Sendable {
  case character, hero, person, currency, entry
}
