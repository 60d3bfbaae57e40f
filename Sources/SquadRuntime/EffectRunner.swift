import SquadCore
import SystemKit

/// Performs effects off the main thread, and posts each result as an action.
package final class EffectRunner: Sendable {
  private let catalogues: [Catalogue]
  private let requests: RequestRunner
  private let writer: SquadWriter
  private let queue: ActionQueue<Action>
  private let random: (@Sendable () -> UInt64)?
  private let visitors: (@Sendable () -> Int?)?
  private let board: BoardRepository?

  /// `random` returns 64 random bits; nil for the system's. `visitors` counts a kiosk's visitors,
  /// this one included, off the main thread. `board` is nil without a recruitment count.
  /// `memberDetail` returns the detail of a member whose file isn't open, nil without a saved
  /// record. `didLoad` is called after posting a page or a detail, when its parser's memory is
  /// free.
  package init(
    catalogues: [Catalogue], store: SquadStore, pictures: PictureClient = .none,
    queue: ActionQueue<Action>, random: (@Sendable () -> UInt64)? = nil,
    visitors: (@Sendable () -> Int?)? = nil, board: BoardRepository? = nil,
    memberDetail: @escaping @Sendable (EntryID) -> Detail? = { _ in nil },
    didLoad: @escaping @Sendable () -> Void = {}
  ) {
    self.catalogues = catalogues
    self.queue = queue
    self.random = random
    self.visitors = visitors
    self.board = board
    requests = RequestRunner(
      catalogues: catalogues, pictures: pictures, queue: queue, memberDetail: memberDetail,
      didLoad: didLoad)
    writer = SquadWriter(store: store, queue: queue) { entry in
      catalogues.first { $0.info.id == entry.catalogue }?.record(entry)
    }
  }

  /// Starts an effect and returns at once; its result is posted to the queue.
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
    case .changeFile(let list, let change): requests.change(list, change)
    case .changeSquad(let id, let request): writer.change(id, request)
    case .checkSquad: writer.check()
    case .savePlace(let entry): writer.save { try $0.savePlace(entry) }
    case .saveSettings(let settings): writer.save { try $0.saveSettings(settings) }
    case .savePreferences(let preferences, let terminal):
      writer.save { try $0.saveTerminal(preferences, terminal) }
    case .saveAliases(let aliases):
      // Everything read from now on has the new ids, saved or not.
      for catalogue in catalogues { catalogue.aliases.learn(aliases) }
      writer.saveAliases(aliases)
    case .countVisitors:
      requests.perform { [visitors, queue] in
        if let count = visitors?() { queue.postQuietly(.visit(.counted(count))) }
      }
    case .loadBoard(let id): if let board { requests.loadBoard(id, board) }
    case .drawNumber: queue.post(.jump(.numberDrawn(random?() ?? .random(in: 0 ... .max))))
    }
  }

  /// Reads a squad that the first paint didn't wait for; does nothing for others.
  ///
  /// - Parameter terminal: name under which the terminal's preferences are stored.
  package func loadSquad(for terminal: String) {
    writer.load(terminal) { [catalogues] aliases in
      for catalogue in catalogues { catalogue.aliases.learn(aliases) }
    }
  }

  /// Shows other processes' changes of the squad as they happen, where the system reports them.
  package func watchSquad() { writer.watch() }

  /// Waits until all effects so far have posted their results, at most `milliseconds` for requests
  /// and as long again for writes.
  package func awaitResults(within milliseconds: Int) {
    requests.awaitResults(within: milliseconds)
    _ = writer.finish(within: milliseconds)
  }

  /// Stops posting results: later failures are counted in `unsaved`.
  package func leave() { writer.leave() }

  /// Changes neither on disk nor reported; nil without any.
  package var unsaved: UnsavedChanges? { writer.unsaved }

  /// Waits until all writes are done, at most `milliseconds`; returns whether they are.
  package func finishWrites(within milliseconds: Int) -> Bool {
    writer.finish(within: milliseconds)
  }
}
