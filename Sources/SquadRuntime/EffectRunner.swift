import Basics
import SquadCore
import Synchronization
import SystemKit

/// Does what reducers ask for, off the main thread, and posts what comes of it.
package final class EffectRunner: Sendable {
  private let catalogues: [Catalogue]
  private let repository: SquadRepository
  private let pictures: PictureClient
  private let queue: ActionQueue<Action>
  /// Called after a page or a detail was posted, when nothing but the action refers to what was
  /// parsed for it.
  private let didLoad: @Sendable () -> Void
  /// The squad's file: a line of writes, each answered after its COMMIT.
  private let storage = Worker()
  private let reading = Worker()
  private let changes = Mutex(Changes())
  private let inFlight = Mutex(InFlight())

  /// Requests that have no response yet.
  private struct InFlight {
    /// Those to be read from files, in their turn.
    var reads: Set<RequestID> = []
    /// Those that services are asked.
    var tasks: [RequestID: Task<Void, Never>] = [:]
  }

  /// What was asked to be changed in the squad.
  private struct Changes {
    /// What waits for its turn, oldest first.
    var waiting: [(id: RequestID, request: SquadRequest)] = []
    /// How many are being written.
    var current = 0
    /// Whether nobody takes answers any more.
    var isLeaving = false
    /// How many were refused since then, and why the last of them.
    var refused = 0
    var problem: StorageProblem?
  }

  package init(
    catalogues: [Catalogue], repository: SquadRepository, pictures: PictureClient = .none,
    queue: ActionQueue<Action>, didLoad: @escaping @Sendable () -> Void = {}
  ) {
    self.catalogues = catalogues
    self.repository = repository
    self.pictures = pictures
    self.queue = queue
    self.didLoad = didLoad
  }

  package func run(_ effect: WorldEffect) {
    switch effect {
    case .loadPage(let id, let request): loadPage(id, request)
    case .loadDetail(let id, let entry): loadDetail(id, entry)
    case .readDetails(let id, let entries): readDetails(id, entries)
    case .fetchPage(let id, let request): fetchPage(id, request)
    case .fetchDetail(let id, let entry, let isAnew): fetchDetail(id, entry, isAnew: isAnew)
    case .renderPicture(let id, let request, let mayAsk): renderPicture(id, request, mayAsk: mayAsk)
    case .cancel(let id): cancel(id)
    case .changeSquad(let id, let request): changeSquad(id, request)
    case .checkSquad: checkSquad()
    case .savePlace(let entry): savePlace(entry)
    case .keepAliases(let aliases): keepAliases(aliases)
    }
  }

  /// From now on nobody takes answers: what can't be saved is counted instead.
  package func leave() { changes.withLock { $0.isLeaving = true } }

  /// The changes that were not saved and of which nobody was told; nil where there are none. What
  /// is still not done when squad ends waits for somebody else who has the file.
  package var unsaved: UnsavedChanges? {
    changes.withLock { changes in
      let count = changes.waiting.count + changes.current + changes.refused
      guard count > 0 else { return nil }
      return UnsavedChanges(count: count, problem: changes.problem ?? .busy)
    }
  }

  /// Waits until what was asked of the squad's file is done, at most so long; true when all is.
  package func finish(within milliseconds: Int) -> Bool {
    storage.finish(within: milliseconds)
  }

  private func catalogue(_ id: CatalogueID) -> Catalogue? {
    catalogues.first { $0.info.id == id }
  }

  private func loadPage(_ id: RequestID, _ request: PageRequest) {
    let catalogue = catalogue(request.source.catalogue)
    read(id) { [self] in
      let stored = response { () throws(Failure) in
        guard let catalogue else {
          throw Failure.unknownCatalogue(request.source.catalogue.rawValue)
        }
        return try catalogue.page(request)
      }
      post(.list(.pageLoaded(id, stored)), for: id)
    }
  }

  /// What is not on this machine is fetched where there is a service.
  private func loadDetail(_ id: RequestID, _ entry: EntryID) {
    let catalogue = catalogue(entry.catalogue)
    read(id) { [self] in
      let stored = response { () throws(Failure) in
        guard let catalogue else { throw Failure.unknownCatalogue(entry.catalogue.rawValue) }
        return try catalogue.detail(entry)
      }
      if case .failure = stored, let live = catalogue?.live {
        fetchDetail(id, entry, from: live, isAnew: false, afterReading: true)
      } else {
        post(.detail(.loaded(id, entry, stored)), for: id)
      }
    }
  }

  private func readDetails(_ id: RequestID, _ entries: [EntryID]) {
    reading.perform { [self] in
      let found = entries.compactMap { try? catalogue($0.catalogue)?.detail($0) }
      queue.post(.detail(.readAhead(id, found)))
      didLoad()
    }
  }

  /// Reads files in its turn, unless it was cancelled until then.
  private func read(_ id: RequestID, _ job: @escaping @Sendable () -> Void) {
    inFlight.withLock { _ = $0.reads.insert(id) }
    reading.perform { [self] in
      let isWanted = inFlight.withLock { $0.reads.contains(id) }
      if isWanted { job() }
    }
  }

  /// Posts what was read, unless it was cancelled meanwhile.
  private func post(_ action: Action, for id: RequestID) {
    let isWanted = inFlight.withLock { $0.reads.remove(id) != nil }
    guard isWanted else { return }
    queue.post(action)
    didLoad()
  }

  private func cancel(_ id: RequestID) {
    let task = inFlight.withLock { inFlight in
      inFlight.reads.remove(id)
      return inFlight.tasks.removeValue(forKey: id)
    }
    task?.cancel()
  }

  private func fetchPage(_ id: RequestID, _ request: PageRequest) {
    guard let live = catalogue(request.source.catalogue)?.live else { return }
    start(id) { [queue] in
      let response = await Result { () async throws(Failure) in
        try await live.page(request) { queue.post(.list(.pageFetched(id, .success($0)))) }
      }
      return .list(.pageFetched(id, response))
    }
  }

  private func fetchDetail(_ id: RequestID, _ entry: EntryID, isAnew: Bool) {
    guard let live = catalogue(entry.catalogue)?.live else { return }
    fetchDetail(id, entry, from: live, isAnew: isAnew, afterReading: false)
  }

  private func fetchDetail(
    _ id: RequestID, _ entry: EntryID, from live: LiveService, isAnew: Bool, afterReading: Bool
  ) {
    start(id, afterReading: afterReading) {
      let response = await Result { () async throws(Failure) in
        try await live.detail(entry, isAnew: isAnew)
      }
      return .detail(.loaded(id, entry, response))
    }
  }

  private func renderPicture(_ id: RequestID, _ request: PictureRequest, mayAsk: Bool) {
    start(id) { [pictures] in
      let response = await Result { () async throws(Failure) in
        try await pictures.draw(request, mayAsk)
      }
      return .picture(.rendered(id, request, response))
    }
  }

  /// Starts a task that ends with an action.
  ///
  /// - Parameter afterReading: not where the request was cancelled while it was read.
  private func start(
    _ id: RequestID, afterReading: Bool = false, _ fetch: @escaping @Sendable () async -> Action
  ) {
    inFlight.withLock { inFlight in
      guard !afterReading || inFlight.reads.remove(id) != nil else { return }
      inFlight.tasks[id] = TaskThread.start { [self] in
        let action = await fetch()
        self.inFlight.withLock { $0.tasks[id] = nil }
        queue.post(action)
        didLoad()
      }
    }
  }

  /// Does a job on the thread of the squad's file. When nothing waits behind it, what has been
  /// committed and answered by then goes from the log into the file, so that this can be copied
  /// while squad runs.
  private func store(_ job: @escaping @Sendable () -> Void) {
    storage.perform { [repository, storage] in
      job()
      if storage.isDrained { repository.checkpoint() }
    }
  }

  /// What came while the file was written is written together: a flood of changes costs a few
  /// transactions, and the file keeps up with the keys.
  private func changeSquad(_ id: RequestID, _ request: SquadRequest) {
    let isFirst = changes.withLock { changes in
      changes.waiting.append((id, request))
      return changes.waiting.count == 1
    }
    if isFirst { store { [self] in writeChanges() } }
  }

  /// Writes all changes that wait, in one transaction, and answers the last of them for all.
  private func writeChanges() {
    let waiting = changes.withLock { changes in
      defer { changes.waiting = [] }
      changes.current = changes.waiting.count
      return changes.waiting
    }
    guard let last = waiting.last?.id else { return }
    do {
      let outcome = try repository.performAll(waiting.map(\.request))
      noteWritten()
      queue.post(.squad(.responded(last, .success(outcome))))
    } catch {
      noteWritten(refused: StorageProblem(error))
      queue.post(.squad(.responded(last, .failure(StorageProblem(error)))))
    }
  }

  private func noteWritten(refused problem: StorageProblem? = nil) {
    changes.withLock { changes in
      if let problem, changes.isLeaving {
        changes.refused += changes.current
        changes.problem = problem
      }
      changes.current = 0
    }
  }

  private func checkSquad() {
    store { [repository, queue] in
      // A file that can't be read now says so at the next change.
      if let squad = try? repository.changedElsewhere() {
        queue.post(.squad(.changedElsewhere(squad)))
      }
    }
  }

  /// Whatever is read from now on has the new ids, on disk or not.
  private func keepAliases(_ ids: [EntryID: EntryID]) {
    for catalogue in catalogues { catalogue.aliases.learn(ids) }
    storage.perform { [repository] in
      // What can't be kept is found again at the next start.
      try? repository.keepAliases(ids)
    }
  }

  private func savePlace(_ entry: EntryID) {
    store { [repository] in
      // A lost place costs one search at the next start; nothing to say while leaving.
      try? repository.savePlace(entry)
    }
  }
}

private func response<Value>(_ work: () throws(Failure) -> Value) -> Result<Value, Failure> {
  do { return .success(try work()) } catch { return .failure(error) }
}
