import CatalogueKit
import SquadCore
import Synchronization
import SystemKit

/// A file of the user's as the source of a list, which grows while the file is read. One thread at
/// a time reads more; the others may look up records meanwhile.
package final class OwnSource: Sendable {
  /// Milliseconds from a pipe's first byte to the first rows.
  static let patience: Int64 = 30
  /// Milliseconds that rows wait for others of their page, so that at most ten pages a second are
  /// drawn.
  private static let pace: Int64 = 100

  /// State of the thread that reads more.
  struct Reader {
    fileprivate(set) var chunk: [UInt8]
    /// Time of the last page.
    fileprivate var paged: Int64 = 0
    /// Unreadable records that earlier pages have reported.
    fileprivate var told = 0
  }

  /// The tab's id, which begins the ids of all records.
  package let id: CatalogueID
  /// The settings that the file was opened with.
  package let settings: OwnSettings
  let list: ListInfo
  let state: Mutex<OwnState>
  let reader: Mutex<Reader>
  /// Wakes the reading thread; nil where the system has no pipe left.
  let interruption = try? ActionQueue<Void>()

  /// Opens the file, and reads nothing of it yet. `window` is the number of bytes that are read at
  /// once.
  package init(_ settings: OwnSettings, window: Int = 256 << 10) throws(ReadingError) {
    id = CatalogueID(rawValue: settings.id)
    self.settings = settings
    list = settings.list
    reader = Mutex(Reader(chunk: [UInt8](repeating: 0, count: window)))
    let input = try FileInput(path: settings.file, follows: settings.follows)
    state = Mutex(OwnState(input, settings.reading))
  }

  /// Reads the same file with other settings; of a pipe, the text so far and then the rest.
  convenience init(_ settings: OwnSettings, after other: OwnSource) throws(ReadingError) {
    var settings = settings
    let old = other.state.withLock { $0 }
    guard !old.input.isRegular else {
      try self.init(settings)
      return
    }
    let retained = old.retainedText
    // The retained text is already UTF-8 without color codes.
    settings.reading.encoding = nil
    try self.init(settings, retained, old.input)
  }

  private init(_ settings: OwnSettings, _ text: FileText, _ input: FileInput) throws(ReadingError) {
    id = CatalogueID(rawValue: settings.id)
    self.settings = settings
    list = settings.list
    reader = Mutex(Reader(chunk: [UInt8](repeating: 0, count: 256 << 10)))
    state = Mutex(OwnState(input, settings.reading, text))
  }

  /// The description by the first records; nil before they are read.
  package var description: OwnDescription? { state.withLock { $0.description } }

  var freshness: Freshness { state.withLock { $0.freshness } }

  /// Whether no byte of it is left to read.
  package var isReadToEnd: Bool { state.withLock { $0.text.isAtEnd } }

  /// Counts and problems so far.
  package var report: ScanReport { state.withLock { $0.report } }

  /// Number of bytes after which reading stopped at a limit; nil where all of the file is read.
  package var limit: Int? { state.withLock { $0.limit } }

  /// Reads the first records; waits for a pipe's. Throws `ReadingError`, or `InvalidField` for a
  /// chosen field with a syntax error.
  package func begin() throws {
    // Takes the lock only before the first records: later another thread may hold it and wait for a
    // pipe.
    if description == nil { try reader.withLock { try begin(&$0) } }
  }

  /// The rows from the request's offset on, or all rows in another order.
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    if case .section(let owner, let name) = request.source {
      return try section(name, of: owner)
    }
    if case .file(_, let list) = request.source, !list.isGroup {
      do { return try wholePage(rows(of: list)) } catch { throw failure(error) }
    }
    return try reader.withLock { reader throws(Failure) in
      do {
        _ = interruption?.take()
        if case .file(_, .group(let value)) = request.source {
          return try wholePage(rows(ofGroup: value, &reader))
        }
        let offset = try request.isReload && !reopen(&reader) ? 0 : request.offset
        try begin(&reader)
        if let order = request.sort, let sort = sort(order) { return try page(sort, &reader) }
        let known = state.withLock { state in
          offset < state.taken ? state.takeRows(from: offset) : nil
        }
        if let known { return page(known, from: offset, &reader) }
        return try nextPage(from: offset, &reader)
      } catch is ReadInterrupted { return emptyPage(from: request.offset) } catch {
        throw failure(error)
      }
    }
  }

  /// Ends a read that waits for a pipe's writer or takes long.
  package func interrupt() { interruption?.post(()) }

  private var isInterrupted: Bool { interruption?.isEmpty == false }

  /// No rows for now.
  func emptyPage(from offset: Int = 0) -> Page {
    Page(
      offset: offset, entries: [], total: nil, isLast: false, freshness: freshness,
      coverage: .partial(done: 0, of: 0))
  }

  func failure(_ error: any Error) -> Failure {
    switch error {
    case let error as ReadingError: .file(OwnFileError(error), name: settings.shownFile)
    case let error as InvalidField: .file(.invalidField(error.option), name: settings.shownFile)
    default: Failure(error)
    }
  }
}

// Reading on.
extension OwnSource {
  /// Reopens a regular file; returns whether its rows stay valid, because the file is unchanged or
  /// has only grown. A pipe isn't reopened: it gives its bytes only once.
  private func reopen(_ reader: inout Reader) throws -> Bool {
    guard state.withLock({ $0.input.isRegular }) else { return true }
    let input = try FileInput(path: settings.file, follows: settings.follows)
    let isValid = state.withLock { state in
      if state.isEnded, input.isUnchanged(since: state.input) || state.resume(input) { return true }
      state = OwnState(input, settings.reading)
      return false
    }
    if !isValid { reader.told = 0 }
    return isValid
  }

  private func begin(_ reader: inout Reader) throws {
    guard state.withLock({ $0.description == nil }) else { return }
    AllocatorTuning.prepare
    var due: Int64?
    while state.withLock({ $0.beginning.needsMore }) {
      if let due, !isReady(before: due) { break }
      try readOn(&reader, limit: ReadingLimit.sample)
      due = due ?? MonotonicClock.milliseconds + Self.patience
    }
    while try state.withLock({ try $0.findRecords() }) == false { try readOn(&reader) }
    while state.withLock({ $0.isPoor }) {
      try readOn(&reader, limit: ReadingLimit.sample)
      _ = try state.withLock { try $0.findRecords() }
    }
    try state.withLock { try $0.describe(as: settings) }
  }

  /// Whether more of the file can be read before a moment.
  private func isReady(before due: Int64) -> Bool {
    let rest = due - MonotonicClock.milliseconds
    let (input, offset) = state.withLock { ($0.input, $0.offset) }
    return rest > 0 && input.isReady(at: offset, within: Int(rest))
  }

  /// Reads the next bytes; waits for those of a pipe.
  private func readOn(_ reader: inout Reader, limit: Int = .max) throws {
    let (input, offset, available) = state.withLock {
      ($0.input, $0.offset, min($0.remaining, limit))
    }
    guard available > 0 else { return state.withLock { $0.cut() } }
    guard
      input.isReady(at: offset, within: -1, interruption: interruption?.descriptor ?? -1)
    else { throw ReadInterrupted() }
    // Throws where another file has taken the path, as after a log's rotation.
    if input.follows { try input.check(through: offset) }
    let count = try reader.chunk.withUnsafeMutableBytes { chunk in
      try input.read(at: offset, into: .init(rebasing: chunk.prefix(available)))
    }
    let next = reader.chunk.prefix(count)
    state.withLock { $0.append(next) }
  }

  private func nextPage(from offset: Int, _ reader: inout Reader) throws -> Page {
    let due = reader.paged + Self.pace
    while true {
      let (waiting, isEnded) = state.withLock { state in
        state.scan()
        return (state.waiting, state.isEnded)
      }
      if isEnded { break }
      if waiting > 0, offset == 0 || !isReady(before: due) { break }
      try readOn(&reader)
    }
    reader.paged = MonotonicClock.milliseconds
    let rows = try state.withLock { state in
      if let error = state.errorOfNone { throw error }
      return state.takeRows()
    }
    return page(rows, from: offset, &reader)
  }

  private func page(_ rows: EntryList, from offset: Int, _ reader: inout Reader) -> Page {
    let (isEnded, report, percent, list) = state.withLock { state in
      (state.isEnded && state.waiting == 0, state.report, state.percent, state.description?.list)
    }
    if offset == 0 { reader.told = 0 }
    defer { reader.told = report.unreadableCount }
    var page = Page(
      offset: offset, rows: rows, total: isEnded ? offset + rows.count : nil, isLast: isEnded,
      freshness: freshness, unreadable: report.unreadableCount - reader.told,
      coverage: isEnded
        ? .whole : percent.map { .partial(done: $0, of: 100) } ?? .partial(done: 0, of: 0))
    page.list = list
    page.file = state.withLock { $0.facts }
    if isEnded { page.file?.missing = missingField(&reader) }
    return page
  }
}

/// Thrown by a read that `interrupt` ended.
struct ReadInterrupted: Error {}

// Reading again.
extension OwnSource {
  private func sort(_ order: SortOrder) -> OwnDescription.Sort? {
    let sorts = state.withLock { $0.description?.sorts } ?? []
    // The first request has the order of the settings, which don't know the description's orders
    // yet.
    if order == settings.list.sorts.first, settings.sort != nil { return sorts.first }
    return sorts.first { $0.order.key == order.key && $0.field != nil }
      .map { OwnDescription.Sort(order: order, field: $0.field, column: $0.column) }
  }

  /// All rows in an order, after reading the whole file.
  private func page(_ sort: OwnDescription.Sort, _ reader: inout Reader) throws -> Page {
    while true {
      let isEnded = state.withLock { state in
        state.scan()
        // Taking the rows leaves them packed in the state.
        _ = state.takeRows()
        return state.isEnded
      }
      if isEnded { break }
      try readOn(&reader)
    }
    guard let field = sort.field else { return try nextPage(from: 0, &reader) }
    let sought = SortValues(sort.order, field, sort.column)
    let values = try fields(sought.plan, to: sought, &reader)
    let rows = state.withLock { $0.rows }
    var packer = EntryPacker(id)
    values.forEachSorted { packer.append($0, of: rows) }
    return page(packer.take(), from: 0, &reader)
  }

  private func wholePage(_ rows: [Entry]) -> Page {
    Page(offset: 0, entries: rows, total: rows.count, isLast: true, freshness: freshness)
  }

  private func rows(ofGroup value: String, _ reader: inout Reader) throws -> [Entry] {
    guard let guesses = description?.guesses else { return [] }
    let group = GroupRows(guesses, value: value)
    let known = state.withLock { $0.rows }
    return try fields(group.plan, to: group, &reader).rows.filter { $0 < known.count }
      .map { known[$0] }
  }

  /// Reads the file again for fields that the packed rows lack.
  func fields<Consumer: FieldConsumer>(
    _ plan: FieldPlan, to consumer: Consumer, _ reader: inout Reader
  ) throws -> Consumer {
    let (input, reading) = state.withLock { ($0.input, $0.description?.reading) }
    guard let reading else { return consumer }
    try input.check()
    var text = FileText(retainsAll: false)
    var scanner = RecordScanner(reading)
    var fields = FieldReader(reading, plan, consumer)
    while true {
      guard !isInterrupted else { throw ReadInterrupted() }
      fields.scan(text, with: &scanner)
      guard !text.isAtEnd, !scanner.isFinished else { return fields.consumer }
      let read = try copy(at: text.taken, to: &reader.chunk)
      if read == 0 { text.end() }
      text.append(reader.chunk.prefix(read), droppingBefore: scanner.offset)
    }
  }

  /// Fills the buffer with the text from an offset on; returns the number of bytes, which is less
  /// only at the end.
  func copy(at offset: Int, to buffer: inout [UInt8]) throws -> Int {
    let count = buffer.count
    let (input, retained) = state.withLock { state in
      let retained = state.text.isInMemory ? Array(state.text.prefix(count, from: offset)) : nil
      return (state.input, retained)
    }
    guard let retained else {
      return try buffer.withUnsafeMutableBytes { try input.read(at: offset, into: $0) }
    }
    buffer.replaceSubrange(..<retained.count, with: retained)
    return retained.count
  }

  /// The record whose id is or begins `id`, with the texts of its row.
  package func record(_ id: EntryID) throws(Failure) -> OwnRecord {
    let (bytes, row, description) = try bytes(of: id)
    guard let value = bytes.withUnsafeBufferPointer(description.reading.value) else {
      throw failure(ReadingError.changed)
    }
    return OwnRecord(
      value: value, texts: description.rowFields.texts(of: value), row: row + 1,
      description: description)
  }

  /// The bytes of the record whose id is or begins `id`, and the number of its row.
  func bytes(
    of id: EntryID
  ) throws(Failure) -> (bytes: [UInt8], row: Int, description: OwnDescription) {
    let path = id.path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id.path[..<$0]) }
    let (input, description, found) = state.withLock { state in
      (state.input, state.description, state.record(path ?? id.path))
    }
    guard let description, let (row, range) = found else { throw .unknownEntry(id) }
    do {
      try input.check(through: range.end)
      var bytes = [UInt8](repeating: 0, count: Int(range.length))
      guard try copy(at: range.offset, to: &bytes) == bytes.count else {
        throw ReadingError.changed
      }
      return (bytes, row, description)
    } catch { throw failure(error) }
  }
}
