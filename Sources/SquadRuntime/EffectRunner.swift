import SquadCore
import SystemKit

/// Interpreter of the world's effects: performs each off the main thread, and posts its result as
/// an action.
package final class EffectRunner: Sendable {
  private let catalogues: [Catalogue]
  private let requests: RequestRunner
  private let writer: SquadWriter
  private let queue: ActionQueue<Action>
  private let random: RandomSource
  private let visitors: VisitorCount
  private let board: BoardRepository?

  /// - Parameters:
  ///   - board: nil where nobody counts who is recruited.
  ///   - didLoad: called after a page or a detail was posted, when nothing but the
  ///     action refers to what was parsed for it.
  package init(
    catalogues: [Catalogue], repository: SquadRepository, pictures: PictureClient = .none,
    queue: ActionQueue<Action>, random: RandomSource = .system, visitors: VisitorCount = .none,
    board: BoardRepository? = nil,
    didLoad: @escaping @Sendable () -> Void = {}
  ) {
    self.catalogues = catalogues
    self.queue = queue
    self.random = random
    self.visitors = visitors
    self.board = board
    requests = RequestRunner(
      catalogues: catalogues, pictures: pictures, queue: queue, didLoad: didLoad)
    writer = SquadWriter(repository: repository, queue: queue)
  }

  package func run(_ effect: WorldEffect) {
    switch effect {
    case .loadPage(let id, let request): requests.loadPage(id, request)
    case .loadDetail(let id, let entry): requests.loadDetail(id, entry)
    case .readDetails(let id, let entries): requests.readDetails(id, entries)
    case .fetchPage(let id, let request): requests.fetchPage(id, request)
    case .fetchDetail(let id, let entry, let isReload):
      requests.fetchDetail(id, entry, isReload: isReload)
    case .findOverlap(let id, let request): requests.findOverlap(id, request)
    case .renderPicture(let id, let request, let mayFetch):
      requests.renderPicture(id, request, mayFetch: mayFetch)
    case .cancel(let id): requests.cancel(id)
    case .changeSquad(let id, let request): writer.change(id, request)
    case .checkSquad: writer.check()
    case .savePlace(let entry): writer.savePlace(entry)
    case .saveSettings(let settings): writer.save(settings)
    case .savePreferences(let preferences, let terminal):
      writer.save(preferences, of: terminal)
    case .saveAliases(let aliases):
      // Whatever is read from now on has the new ids, on disk or not.
      for catalogue in catalogues { catalogue.aliases.learn(aliases) }
      writer.saveAliases(aliases)
    case .countVisitors:
      requests.perform { [visitors, queue] in
        if let count = visitors.count() { queue.postQuietly(.visit(.counted(count))) }
      }
    case .loadBoard(let id): if let board { requests.loadBoard(id, board) }
    case .drawNumber: queue.post(.jump(.numberDrawn(random.next())))
    }
  }

  /// Shows from now on at once what other processes change of the squad, where the system tells.
  package func watchSquad() { writer.watch() }

  /// Waits until every effect so far has its result in the queue, at most so long.
  package func settle(within milliseconds: Int) {
    requests.settle(within: milliseconds)
    _ = writer.finish(within: milliseconds)
  }

  /// Stops reporting results: changes that fail from now on are counted in `unsaved` instead.
  package func leave() { writer.leave() }

  /// The changes that are not on disk and were not reported; nil where there are none.
  package var unsaved: UnsavedChanges? { writer.unsaved }

  /// Waits until all writes are done, at most so long; true when they are.
  package func finish(within milliseconds: Int) -> Bool { writer.finish(within: milliseconds) }
}
