/// What the first paint starts from.
package struct Start: Equatable, Sendable {
  /// The first stretch of the list that opens.
  package let list: ListID
  package let page: Result<Page, Failure>
  /// The detail of the entry that will be selected, where it is on this machine and not in the page.
  package let detail: Detail?
  package let stored: StoredSquad
  /// The entry to select, or to open where it is no row of the list.
  package let entry: EntryID?
  /// Whether the command line asked for that entry.
  package let isAsked: Bool

  package init(
    list: ListID, page: Result<Page, Failure>, detail: Detail? = nil, stored: StoredSquad,
    entry: EntryID?, isAsked: Bool = false
  ) {
    self.list = list
    self.page = page
    self.detail = detail
    self.stored = stored
    self.entry = entry
    self.isAsked = isAsked
  }
}
