import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// Saved answers of one list, put together from its start.
struct PageAccumulator {
  /// What was read is remembered here, for the moment in which the service says that it holds.
  private let memory: ParsedResponseCache
  /// And here which answer listed whom.
  private let places: MarvelRecordLocations
  private(set) var rows = EntryList()
  private var details: [Detail] = []
  /// Where the next answer has to begin. Not the count: rows that came twice are kept once.
  private var end = 0
  private var known: Set<EntryID> = []
  private var total: Int?
  /// Of the answer that told the total.
  private var totalAt: Moment?
  /// Whether the answer that reaches furthest called itself the last.
  private var isEnded = false
  /// The total that the answer that reaches furthest tells, of two such the newer, and its age.
  private var endTotal: Int?
  private var endAt: Moment?
  private var unreadable = 0
  private var oldest: Moment?

  init(_ memory: ParsedResponseCache, _ places: MarvelRecordLocations) {
    self.memory = memory
    self.places = places
  }

  /// Whether there are answers for every place from the start through the total, as the newest of
  /// them counts.
  var isWhole: Bool { total.map { end >= $0 } ?? isEnded }

  /// Whether they are the whole list as it is now or once was: there are answers through the total
  /// of the one that reaches furthest. Newer ones before it may count more, where the rest of them
  /// never came; that makes no part of what was whole.
  var wasWhole: Bool { isWhole || endTotal.map { end >= $0 } ?? false }

  /// Adds an answer that begins at the start or where the rows before it end; one that leaves a
  /// gap, or cannot be read, is left out, and so is one that only repeats the rows before it.
  mutating func take(_ saved: CachedPage, of kind: MarvelKind, skipped: SkippedRecordLog? = nil) {
    let at = saved.response.fetchedAt
    guard saved.offset <= end,
      let read = try? MarvelResponseParser(saved.response.body, .saved(at), skipped: skipped).page(
        of: kind)
    else { return }
    memory.keep(read, of: saved.key, etag: saved.response.etag, bytes: saved.response.body.count)
    places.note(read, in: saved.key)
    let before = rows.count
    rows.append(read.entries)
    details += read.details.filter { known.insert($0.id).inserted }
    if let count = read.total, totalAt.map({ $0 <= at }) ?? true { (total, totalAt) = (count, at) }
    if rows.count > before { oldest = oldest.map { min($0, at) } ?? at }
    let reachedEnd = saved.offset + read.entries.count + read.unreadable
    guard reachedEnd >= end, reachedEnd == end || rows.count > before || read.entries.isEmpty else {
      return
    }
    // Where answers overlap, what none of them could read is in each of them.
    let missing = reachedEnd - end - (rows.count - before)
    unreadable = max(0, unreadable + min(read.unreadable, missing))
    if reachedEnd > end || endAt.map({ $0 <= at }) ?? true { (endTotal, endAt) = (read.total, at) }
    end = reachedEnd
    isEnded = read.isLast
  }

  /// The rows as one page, as fresh as the oldest of them; nil where there are none.
  func page(isLast: Bool = true) -> Page? {
    guard let oldest, !rows.isEmpty else { return nil }
    return Page(
      offset: 0, entries: rows.entries, total: total,
      isLast: isLast, freshness: .saved(oldest), details: details, unreadable: unreadable)
  }
}
