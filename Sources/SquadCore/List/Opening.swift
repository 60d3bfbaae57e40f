/// How far a list in the order of its names is requested from its service when it is opened: up to
/// the entry that is selected then. Moving about extends it by nothing.
package struct Opening: Equatable, Sendable {
  /// Rows of a request, whatever the user wants a page to have.
  static let pageSize = 100
  /// Requests of one opening at most.
  static let pageLimit = 5

  var entry: EntryID
  /// The entry's name, folded.
  private let name: [UInt8]
  private var pages = 0
  private var isOver = false

  init(_ entry: Entry) {
    self.entry = entry.id
    name = entry.foldedName
  }

  /// Whether it has another request to make.
  var isGoingOn: Bool { !isOver && pages < Self.pageLimit }

  /// Takes in a page by its last row: where that has a later name the entry is none of the next.
  mutating func take(last: Entry?) {
    pages += 1
    if last.map({ name.lexicographicallyPrecedes($0.foldedName) }) ?? true { stop() }
  }

  mutating func stop() { isOver = true }

  /// Reaches as far again, for a refresh.
  mutating func restart() { (pages, isOver) = (0, false) }
}
