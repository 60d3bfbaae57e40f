import SquadCore

/// Saved answers of one list, put together from its start.
struct SavedStretch {
  /// What was read is remembered here, for the moment in which the service says that it holds.
  private let memory: ReadAnswers
  private(set) var rows = EntryList()
  private var details: [Detail] = []
  /// Where the next answer has to begin. Not the count: rows that came twice are kept once.
  private var end = 0
  private var known: Set<EntryID> = []
  private var total: Int?
  private var unreadable = 0
  private var oldest: Moment?

  init(_ memory: ReadAnswers) { self.memory = memory }

  /// Adds an answer that begins at the start or where the rows before it end; one that leaves a
  /// gap, or cannot be read, is left out.
  mutating func take(_ saved: SavedPage, of kind: MarvelKind, losses: LossReport? = nil) {
    let at = saved.answer.fetchedAt
    guard saved.offset <= end,
      let read = try? MarvelReading(saved.answer.body, .saved(at), losses: losses).page(of: kind)
    else { return }
    memory.keep(read, of: saved.key, etag: saved.answer.etag)
    let before = rows.count
    rows.append(read.entries)
    end = max(end, saved.offset + read.entries.count + read.unreadable)
    details += read.details.filter { known.insert($0.id).inserted }
    total = read.total ?? total
    unreadable += read.unreadable
    if rows.count > before { oldest = oldest.map { min($0, at) } ?? at }
  }

  /// The rows as one page, as fresh as the oldest of them; nil where there are none.
  func page(isLast: Bool) -> Page? {
    guard let oldest, !rows.isEmpty else { return nil }
    return Page(
      offset: 0, entries: (0..<rows.count).compactMap { rows[$0] }, total: total,
      isLast: isLast, freshness: .saved(oldest), details: details, unreadable: unreadable)
  }
}
