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
    var chunk: [UInt8]
    /// When to stop waiting for a writer; nil: never.
    var due: Int64?
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
  package convenience init(_ settings: OwnSettings, window: Int = 256 << 10) throws(OwnFileError) {
    let input = try FileInput(path: settings.file, follows: settings.follows)
    self.init(settings, nil, input, window: window)
  }

  /// Reads the same file with other settings; of a pipe, the text so far and then the rest.
  convenience init(_ settings: OwnSettings, after other: OwnSource) throws(OwnFileError) {
    var settings = settings
    let old = other.state.withLock { $0 }
    guard !old.input.isRegular else {
      try self.init(settings)
      return
    }
    let retained = old.retainedText
    // Text in Windows-1252 is retained as it is; text in any other encoding is already UTF-8.
    let isLatin1 = old.description?.reading.encoding == .latin1
    settings.reading.encoding = isLatin1 ? .latin1 : nil
    self.init(settings, retained, old.input)
  }

  private init(
    _ settings: OwnSettings, _ text: FileText?, _ input: FileInput, window: Int = 256 << 10
  ) {
    id = CatalogueID(rawValue: settings.id)
    self.settings = settings
    list = settings.list
    reader = Mutex(Reader(chunk: [UInt8](repeating: 0, count: window)))
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

  /// Reads the first records; waits for a pipe's. Throws `OwnFileError`, or `InvalidField` for a
  /// chosen field with a syntax error.
  package func begin() throws {
    // Takes the lock only before the first records: later another thread may hold it and wait for a
    // pipe.
    if description == nil { try reader.withLock { try begin(&$0) } }
  }

  /// The rows from the request's offset on, or all rows in another order: in the settings' order,
  /// reversed or not, the first of a long file come in the file's unless `isWhole`.
  package func page(_ request: PageRequest, isWhole: Bool = false) throws(Failure) -> Page {
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
        if let order = request.sort, let sort = sort(order),
          isWhole || isShort || request.isReload || order.key != settings.list.sorts.first?.key
        {
          return try page(sort, &reader)
        }
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

  /// Whether all rows can be sorted before the first frame.
  private var isShort: Bool {
    state.withLock { state in
      state.isEnded || state.text.isAtEnd
        || !state.input.follows && (state.input.size ?? .max) <= 1 << 20
    }
  }

  /// Ends a read that waits for a pipe's writer or takes long.
  package func interrupt() { interruption?.post(()) }

  var isInterrupted: Bool { interruption?.isEmpty == false }

  /// No rows for now.
  func emptyPage(from offset: Int = 0) -> Page {
    Page(
      offset: offset, entries: [], total: nil, isLast: false, freshness: freshness,
      coverage: .partial(done: 0, of: 0))
  }

  func failure(_ error: any Error) -> Failure {
    switch error {
    case let error as OwnFileError: .file(error, name: settings.shownFile)
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
    let input: FileInput
    do { input = try FileInput(path: settings.file, follows: settings.follows) } catch {
      throw error == .noSuchFile ? .gone : error
    }
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
    // A pipe that is read again in another way has its bytes in memory: nothing to wait for.
    if state.withLock({ $0.offset > 0 }) { due = MonotonicClock.milliseconds + Self.patience }
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
  func readOn(_ reader: inout Reader, limit: Int = .max) throws {
    let (input, offset, available) = state.withLock {
      ($0.input, $0.offset, min($0.remaining, limit))
    }
    guard available > 0 else { return state.withLock { $0.cut() } }
    let patience = reader.due.map { max($0 - MonotonicClock.milliseconds, 0) } ?? -1
    guard
      input.isReady(
        at: offset, within: Int(patience), interruption: interruption?.descriptor ?? -1)
    else { throw ReadInterrupted() }
    // Throws where another file has taken the path, as after a log's rotation.
    if input.follows { try input.check(through: offset) }
    let count = try reader.chunk.withUnsafeMutableBytes { chunk in
      try input.read(at: offset, into: .init(rebasing: chunk.prefix(available)))
    }
    let next = reader.chunk.prefix(count)
    state.withLock { $0.append(next) }
  }

  func nextPage(from offset: Int, _ reader: inout Reader) throws -> Page {
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
    let (rows, isEnded) = try state.withLock { state in
      if let error = state.errorOfNone { throw error }
      return (state.takeRows(), state.isEnded)
    }
    // Reading several pages leaves some 2 bytes of free memory a row.
    if isEnded, offset > 0, !rows.isEmpty { AllocatorTuning.trim() }
    return page(rows, from: offset, &reader)
  }

  func page(_ rows: EntryList, from offset: Int, _ reader: inout Reader) -> Page {
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
