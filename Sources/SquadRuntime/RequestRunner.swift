import Basics
import SquadCore
import Synchronization
import SystemKit

/// Runs cancellable requests: reads from this machine on two workers, service requests and pictures
/// as tasks.
final class RequestRunner: Sendable {
  private let catalogues: [Catalogue]
  private let pictures: PictureClient
  /// The detail of a member whose file isn't open; nil without a saved record.
  private let memberDetail: @Sendable (EntryID) -> Detail?
  private let queue: ActionQueue<Action>
  private let didLoad: @Sendable () -> Void
  /// Reads that the screen waits for: rows of a list, an entry.
  private let reader = Worker(isUrgent: true)
  /// Low-priority reads.
  private let background = Worker()
  /// Reads of the rows of users' own files, which may wait long for a pipe's writer.
  private let files: [CatalogueID: Worker]
  private let inFlight = Mutex(InFlight())
  /// Signalled after each task.
  private let hasFinished = Semaphore()

  /// Requests without a response.
  private struct InFlight {
    /// Queued or running reads, each with what ends it before its time.
    var reads: [RequestID: @Sendable () -> Void] = [:]
    var tasks: [RequestID: Task<Void, Never>] = [:]
  }

  init(
    catalogues: [Catalogue], pictures: PictureClient, queue: ActionQueue<Action>,
    memberDetail: @escaping @Sendable (EntryID) -> Detail?, didLoad: @escaping @Sendable () -> Void
  ) {
    self.memberDetail = memberDetail
    self.catalogues = catalogues
    self.pictures = pictures
    self.queue = queue
    self.didLoad = didLoad
    files = Dictionary(
      catalogues.filter { $0.info.service == .file }.map { ($0.info.id, Worker(isUrgent: true)) },
      uniquingKeysWith: { first, _ in first })
  }

  func cancel(_ id: RequestID) {
    let (read, task) = inFlight.withLock { inFlight in
      (inFlight.reads.removeValue(forKey: id), inFlight.tasks.removeValue(forKey: id))
    }
    task?.cancel()
    read?()
  }

  /// Changes how a user's file is read.
  func change(_ list: ListID, _ change: FileChange) {
    guard let catalogue = catalogue(list.catalogue) else { return }
    catalogue.interrupt()
    (files[list.catalogue] ?? reader).perform { [queue] in
      catalogue.change(change)
      queue.post(.list(.fileChanged(list)))
    }
  }

  /// Runs a low-priority job.
  func perform(_ job: @escaping @Sendable () -> Void) { background.perform(job) }

  private func catalogue(_ id: CatalogueID) -> Catalogue? {
    catalogues.first { $0.info.id == id }
  }

  /// Waits until all requests so far have posted their results, at most `milliseconds`. Reads of
  /// the user's own files don't count: a replay has none.
  func awaitResults(within milliseconds: Int) {
    let due = MonotonicClock.milliseconds + Int64(milliseconds)
    _ = reader.finish(within: milliseconds)
    _ = background.finish(within: max(0, Int(due - MonotonicClock.milliseconds)))
    while inFlight.withLock({ !$0.tasks.isEmpty }) {
      let left = Int(due - MonotonicClock.milliseconds)
      guard left > 0, hasFinished.wait(milliseconds: left) else { return }
    }
  }

  func loadPage(_ id: RequestID, _ request: PageRequest) {
    let catalogue = catalogue(request.source.catalogue)
    read(id, on: worker(for: request.source), interrupt: interrupt(of: catalogue)) { [self] in
      let page = Result { () throws(Failure) in
        guard let catalogue else {
          throw Failure.unknownCatalogue(request.source.catalogue.rawValue)
        }
        return try catalogue.page(request)
      }
      post(.list(.pageLoaded(id, page)), for: id)
    }
  }

  private func worker(for source: ListSource) -> Worker {
    switch source {
    case .list, .file(_, .group): files[source.catalogue] ?? reader
    case .section, .shared, .file: reader
    }
  }

  private func interrupt(of catalogue: Catalogue?) -> @Sendable () -> Void {
    guard let catalogue else { return {} }
    return catalogue.interrupt
  }

  /// Reads a detail, or fetches it where it isn't on this machine and there is a service.
  func loadDetail(_ id: RequestID, _ entry: EntryID) {
    let catalogue = catalogue(entry.catalogue)
    read(id, on: reader) { [self] in
      let detail = Result { () throws(Failure) in
        do throws(Failure) {
          guard let catalogue else { throw .unknownCatalogue(entry.catalogue.rawValue) }
          return try catalogue.detail(entry)
        } catch {
          // A changed file has to be read again; the kept record would hide that.
          if case .file(.changed, _) = error { throw error }
          if let detail = memberDetail(entry) { return detail }
          throw error
        }
      }
      if case .failure = detail, let live = catalogue?.live {
        fetchDetail(id, entry, from: live, isReload: false, afterReading: true)
      } else {
        post(.detail(.loaded(id, entry, detail)), for: id)
      }
    }
  }

  /// Posts what an entry shares with members of the squad.
  func findOverlap(_ id: RequestID, _ request: OverlapRequest) {
    let catalogue = catalogue(request.entry.catalogue)
    read(id, on: background) { [self] in
      post(.overlap(.found(id, catalogue?.overlap(request))), for: id)
    }
  }

  /// Posts the details on this machine, without requesting the others.
  func readDetails(_ id: RequestID, _ entries: [EntryID]) {
    background.perform { [self] in
      let found = entries.compactMap { try? catalogue($0.catalogue)?.detail($0) }
      queue.post(.detail(.readAhead(id, found)))
      didLoad()
    }
  }

  /// Posts the most recruited entries known to the catalogues.
  func loadBoard(_ id: RequestID, _ board: BoardRepository) {
    reader.perform { [self] in
      let entries = Result { try board.entries(of: catalogues) }
      queue.post(.board(.loaded(id, entries.mapError { StorageError($0) })))
      didLoad()
    }
  }

  /// Queues a read, which is skipped if cancelled before its turn.
  private func read(
    _ id: RequestID, on worker: Worker, interrupt: @escaping @Sendable () -> Void = {},
    _ job: @escaping @Sendable () -> Void
  ) {
    inFlight.withLock { $0.reads[id] = interrupt }
    worker.perform { [self] in
      let isWanted = inFlight.withLock { $0.reads[id] != nil }
      if isWanted { job() }
    }
  }

  /// Posts a read's result, unless it was cancelled.
  private func post(_ action: Action, for id: RequestID) {
    let isWanted = inFlight.withLock { $0.reads.removeValue(forKey: id) != nil }
    guard isWanted else { return }
    queue.post(action)
    didLoad()
  }

  func fetchPage(_ id: RequestID, _ request: PageRequest) {
    guard let live = catalogue(request.source.catalogue)?.live else { return }
    start(id) { [queue] in
      let page = await Result { () async throws(Failure) in
        try await live.page(request) { queue.post(.list(.pageFetched(id, .success($0)))) }
      }
      return .list(.pageFetched(id, page))
    }
  }

  func fetchDetail(_ id: RequestID, _ entry: EntryID, isReload: Bool) {
    guard let live = catalogue(entry.catalogue)?.live else { return }
    fetchDetail(id, entry, from: live, isReload: isReload, afterReading: false)
  }

  private func fetchDetail(
    _ id: RequestID, _ entry: EntryID, from live: LiveService, isReload: Bool, afterReading: Bool
  ) {
    start(id, afterReading: afterReading) {
      let detail = await Result { () async throws(Failure) in
        try await live.detail(entry, isReload: isReload)
      }
      return .detail(.loaded(id, entry, detail))
    }
  }

  func renderPicture(_ id: RequestID, _ request: PictureRequest, mayFetch: Bool) {
    start(id) { [pictures] in
      let picture = await Result { () async throws(Failure) in
        try await pictures.draw(request, mayFetch)
      }
      return .picture(.rendered(id, request, picture))
    }
  }

  /// Starts a task that ends with an action. With `afterReading` the request was a read so far; it
  /// is not started if cancelled meanwhile.
  private func start(
    _ id: RequestID, afterReading: Bool = false, _ fetch: @escaping @Sendable () async -> Action
  ) {
    inFlight.withLock { inFlight in
      guard !afterReading || inFlight.reads.removeValue(forKey: id) != nil else { return }
      inFlight.tasks[id] = TaskThread.start { [self] in
        let action = await fetch()
        queue.post(action)
        // After the result is posted, as `awaitResults` expects.
        self.inFlight.withLock { $0.tasks[id] = nil }
        hasFinished.signal()
        didLoad()
      }
    }
  }
}
