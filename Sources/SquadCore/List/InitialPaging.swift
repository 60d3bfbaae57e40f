/// Pages that a list sorted by name requests when it is opened, up to the entry selected then.
/// Moving the cursor doesn't extend it.
package struct InitialPaging: Equatable, Sendable {
  /// Rows per request, instead of the user's page size.
  static let pageSize = 100
  /// Maximum number of requests each time that a list is opened.
  static let pageLimit = 5

  var entry: EntryID
  /// The entry's name, folded.
  private let name: [UInt8]
  private var pages = 0
  private var isStopped = false

  init(_ entry: Entry) {
    self.entry = entry.id
    name = entry.foldedName
  }

  /// Whether it may make another request.
  var isGoingOn: Bool { !isStopped && pages < Self.pageLimit }

  /// Records a page with its last row; a name after the entry's ends the paging.
  mutating func recordPage(last: Entry?) {
    pages += 1
    if last.map({ name.lexicographicallyPrecedes($0.foldedName) }) ?? true { stop() }
  }

  mutating func stop() { isStopped = true }

  /// Starts over for a refresh.
  mutating func restart() { (pages, isStopped) = (0, false) }
}
