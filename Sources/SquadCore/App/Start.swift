/// Data of the first paint.
package struct Start: Equatable, Sendable {
  /// The list to open, and its first page.
  package let list: ListID
  /// The list's first page, or the reason that it can't be read.
  package let page: Result<Page, Failure>
  /// The detail of the entry to select, if it is stored and not in the page.
  package let detail: Detail?
  /// Contents of the squad's file.
  package let stored: StoredSquad
  /// The entry to select, or to open if it is no row of the list.
  package let entry: EntryID?
  /// Whether the command line named that entry.
  package let isFromCommandLine: Bool
  /// The list that the command line named; nil without one.
  package var namedList: ListID?
  /// The text to search for at first; nil leaves the search field closed, except in a picker.
  package let query: String?

  /// By default without a detail and a query, and not from the command line.
  package init(
    list: ListID, page: Result<Page, Failure>, detail: Detail? = nil, stored: StoredSquad,
    entry: EntryID?, isFromCommandLine: Bool = false, query: String? = nil
  ) {
    self.list = list
    self.page = page
    self.detail = detail
    self.stored = stored
    self.entry = entry
    self.isFromCommandLine = isFromCommandLine
    self.query = query
  }
}
