import CatalogueKit
import CellPictures
import HTTPKit
import MarvelCatalogue
import OwnCatalogue
import SquadConfig
import SquadCore
import SquadRuntime
import SquadStorage
import SquadWords
import Synchronization
import SystemKit

/// Dependencies of the commands and the browser.
struct AppDependencies {
  var catalogues: [Catalogue]
  /// Files that the config names.
  private let files: [OwnTab]
  var store: SquadStore
  /// Closes the squad's file and the response cache in it.
  let storageEnd: StorageShutdown
  /// Strings in the user's language.
  let strings: Strings
  /// Strings for programs and the log, the same in every language.
  let plainStrings: Strings
  let log: Log
  /// Returns memory freed after parsing a large response to the system.
  let trimMemory: @Sendable () -> Void
  let notices = Notices()
  /// Progress of a command's request, on a terminal.
  let progress: ProgressLine
  private let logFile: LogFile?
  let http: HTTPClient
  /// Restarts a command's timeout.
  private let lastResponse = LastResponse()
  var responses: ResponseCache
  private let configured: [WebAddress]
  /// Whether failures omit hosts of services, which visitors mustn't see.
  private let hidesHosts: Bool
  /// Whether services are never asked.
  var isOffline: Bool
  /// Coordinates requests with this host's other sessions.
  let requests: SharedRequests
  /// Recruitment count of this host or server; nil outside a kiosk, and in one with neither.
  var board: BoardRepository?
  /// Rows of a command's request to a service; nil for the default.
  let pageSize: Int?
  /// The squad's file in the folder of `--data`; nil without that option, and on a server.
  var namedFile: DataFile?
  /// File of a kiosk's squads and its board, in the folder of the user's own squad.
  let visitorsFile: DataFile
  /// Address of the server that has the squads and the board; nil where a file has.
  let server: String?
  /// Crash files with the last actions; nil in a kiosk, which writes none.
  let crashFiles: CrashFiles?

  /// Throws where the log can't be written or holds something else.
  init(_ invocation: Invocation, _ config: Config) throws {
    let options = invocation.options
    let location = StorageLocation(options, config.kiosk)
    if options.squadName != nil, options.kiosk == nil, location.server == nil {
      throw UsageError(.optionNeeds("SQUAD_STORE", option: "--as"))
    }
    server = location.server
    // A server's squad needs no file.
    namedFile = server == nil ? location.named : nil
    visitorsFile = location.file.sibling(DataFile.visitorsName)
    // Visitors' keys are never written to disk.
    crashFiles = options.kiosk == nil ? CrashFiles(beside: location.file) : nil
    let now = SystemTime.now()
    strings = Strings(
      Language(options, config), localTime: LocalTime.system, now: now,
      isForVisitors: options.kiosk != nil)
    progress = ProgressLine(strings, options.isASCII ? .ascii : .unicode)
    plainStrings = Strings(localTime: LocalTime.system, now: now)
    logFile = try .opened(invocation, config, plainStrings)
    let log = logFile?.log ?? .none
    self.log = log
    let table = MarvelAliasTable()
    responses = location.responseCache(canonical: table.canonical) { [notices] notice in
      log(.storage(notice))
      notices.add(notice)
    }
    requests = location.sharedRequests(in: responses)
    var settings = HTTPSettings(userAgent: ProgramVersion.userAgent)
    if log.isOn { settings.observe = { log(LogEvent($0)) } }
    if requests.isShared { settings.retry.maximumAttempts = 1 }
    // A session has 256 MB, and a growing array takes three times its bytes.
    if options.kiosk != nil { settings.limits.arriving = settings.limits.body }
    http = HTTPClient.curl(settings).logged(log).observed { [lastResponse] event in
      if case .responded = event { lastResponse.record() }
    }
    hidesHosts = options.kiosk != nil
    let services = Services(
      http: http, responses: responses, requests: requests, log: log, hidesHosts: hidesHosts,
      // Shared responses stay fresh as long as they are shared.
      freshness: requests.isShared ? SharedRequests.responseLifetime : Services.standardFreshness,
      now: SystemTime.now)
    trimMemory = services.trimMemory
    isOffline = options.isOffline || !location.hasNetwork
    pageSize = config.pageSize
    let chosen = config.services
    let addresses = ServiceAddresses(chosen)
    configured = addresses.all
    let board = location.board { log(.storage($0)) }
    self.board = board
    let store = location.store(canonical: table.canonical, board: board) {
      log(.storage($0))
    }
    self.store = store
    // A first paint doesn't wait for a server; its aliases come with the squad.
    let isLate = store.loadsLate && invocation.command.hasScreen
    let aliases = MarvelAliases(table) { isLate ? [:] : (try? store.aliases()) ?? [:] }
    let keys = MarvelKeys(chosen)
    let files = config.catalogues.map { OwnTab($0) }
    self.files = files
    catalogues =
      Self.catalogues(services, isOffline: isOffline, at: addresses, keys, aliases)
      + files.map { .own($0) }
    storageEnd = StorageShutdown(store, responses, within: Self.timeout) {
      board?.close($0)
    }
  }

  func pictures(_ style: PictureStyle) -> PictureClient {
    PictureService(
      http: http, responses: responses, requests: requests, drawn: DrawnPictures(responses),
      log: log, hidesHosts: hidesHosts, style: style, configured: configured, isOffline: isOffline
    ).client
  }

  /// Cancels all requests, on the network too, and lets their tasks log it.
  func leaveNetwork() {
    _ = http.shutdown()
    _ = TaskThread.finish(within: Self.timeout)
  }

  /// Runs a fetch that the command waits for.
  func fetch<Value>(_ fetch: (BlockingFetch) throws(Failure) -> Value) throws(Failure) -> Value {
    defer { progress.erase() }
    return try fetch(
      BlockingFetch(
        milliseconds: Self.fetchTimeout, pageSize: pageSize, lastResponse: lastResponse,
        observer: progress.observer))
  }

  /// Cleans up on a signal while a command waits.
  func interrupted() {
    progress.end()
    storageEnd.close()
  }

  /// Closes the squad's file, prints queued notices, and finishes the log.
  func leave(with status: ExitStatus) {
    storageEnd.begin()
    // Ends the network's thread before the program ends.
    leaveNetwork()
    storageEnd.close()
    notices.listen { report($0) }
    log(.ended(status: status.rawValue))
    if let failure = logFile?.finish(within: Self.timeout) {
      Console.say(strings.missingFromLog(failure.reason))
    }
  }

  /// Prints that the squad's file was set aside.
  func report(_ notice: StorageNotice?) {
    if case .setAside = notice, let notice { Console.say(strings.text(of: notice)) }
  }

  /// Reason why the folder of `--data` isn't writable; nil where it is, and without that option.
  func unwritable() -> StorageError? { namedFile?.refusal() }

  /// Warns in commands that only read: they work, but the user relies on that folder.
  func sayIfUnwritable() {
    guard let problem = unwritable() else { return }
    Console.say(strings.text(of: StorageNotice.notSaving(problem)))
  }

  /// Milliseconds for a service's response, and for each further one.
  private static let fetchTimeout = 5_000
  /// Milliseconds for the squad's file at the end, then for the log.
  static let timeout = 800

  func catalogue(_ id: CatalogueID) throws(Failure) -> Catalogue {
    guard let catalogue = catalogues.first(where: { $0.info.id == id }) else {
      throw .unknownCatalogue(id.rawValue)
    }
    return catalogue
  }

  /// The source of a file that the config names, for its whole records; nil of other catalogues.
  func file(_ id: CatalogueID) -> OwnSource? {
    files.first { $0.settings.id == id.rawValue }.flatMap { try? $0.open() }
  }

  /// The same without files that the config hides, except one that `location` names.
  func tabs(at location: String?) -> AppDependencies {
    let hidden = files.map(\.settings).filter(\.isHidden).map(\.id)
    let location = location?.lowercased()
    var shown = self
    shown.catalogues.removeAll { catalogue in
      let id = catalogue.info.id.rawValue
      return hidden.contains(id) && location != id && location?.hasPrefix("\(id)/") != true
    }
    return shown
  }

  var lists: [ListInfo] { catalogues.flatMap(\.info.lists) }

  /// The list of a name in any case: `marvel`, `starwars/people`.
  func list(named name: String) -> ListInfo? {
    let name = name.lowercased()
    return lists.first { $0.id.description == name }
  }
}

/// Notices of the response cache about the squad's file, queued until there is a listener.
final class Notices: Sendable {
  private struct State {
    var waiting: [StorageNotice] = []
    var listener: (@Sendable (StorageNotice) -> Void)?
  }

  private let state = Mutex(State())

  /// Adds a notice; from any thread.
  func add(_ notice: StorageNotice) {
    let listener = state.withLock { state in
      if state.listener == nil { state.waiting.append(notice) }
      return state.listener
    }
    listener?(notice)
  }

  /// Passes on queued notices and all later ones.
  func listen(_ listener: @escaping @Sendable (StorageNotice) -> Void) {
    let waiting = state.withLock { state in
      state.listener = listener
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach(listener)
  }
}
