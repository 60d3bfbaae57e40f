import CatalogueKit
import CellPictures
import HTTPKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import SquadRuntime
import SquadStorage
import SquadWords
import SystemKit

/// Dependencies of the commands and the browser.
struct World {
  var catalogues: [Catalogue]
  var repository: SquadRepository
  /// Closes the squad's file and the response cache in it.
  let storageEnd: StorageShutdown
  /// The words for people.
  let strings: Strings
  /// The words for programs and for the log, which are the same in every language.
  let plainStrings: Strings
  let log: Log
  /// Returns to the system what parsing a large response has freed.
  let trimMemory: @Sendable () -> Void
  let notices = Notices()
  /// How far a command's request is, on a terminal.
  let progress: ProgressLine
  let environment: Environment
  private let logFile: LogFile?
  let http: HTTPClient
  /// Begins anew how long a command waits.
  private let lastResponse = LastResponse()
  var responses: ResponseCache
  private let configured: [WebAddress]
  /// Whether failures name no host of a service, which is no visitor's business.
  private let hidesHosts: Bool
  /// Whether no service is asked.
  var isOffline: Bool
  /// What the sessions of a host share.
  let requests: SharedRequests
  /// Who is recruited most on this host; nil outside of a kiosk, and in one that keeps nothing.
  var board: BoardRepository?
  /// Rows of a command's request to a service; nil: as many as are built in.
  let pageSize: Int?
  /// The squad's file in the folder of `--data`; nil without that option.
  var namedFile: DataFile?
  /// The file of a kiosk's squads and its board, in the same folder as one's own squad.
  let visitorsFile: DataFile
  /// Where runs that crashed leave their last actions; nil in a kiosk, which writes none.
  let crashFiles: CrashFiles?

  /// Throws where the log can't be written, or is something else.
  init(_ invocation: Invocation, _ environment: Environment, _ config: Config) throws {
    let options = invocation.options
    self.environment = environment
    let place = StoragePlace(options, config.kiosk) { environment[$0] }
    namedFile = place.named
    visitorsFile = place.file.sibling(DataFile.visitorsName)
    // A visitor's keys are the visitor's own.
    crashFiles = options.kiosk == nil ? CrashFiles(beside: place.file) : nil
    let now = SystemTime.now()
    strings = Strings(
      Language(options, config, environment), localTime: LocalTime.system, now: now,
      isForVisitors: options.kiosk != nil)
    progress = ProgressLine(strings, options.isASCII ? .ascii : .unicode)
    plainStrings = Strings(localTime: LocalTime.system, now: now)
    logFile = try .opened(invocation, environment, config, plainStrings)
    let log = logFile?.log ?? .none
    self.log = log
    let bundled = BundledFile.all
    let table = MarvelAliasTable(files: bundled)
    responses = place.responseCache(canonical: table.canonical) { [notices] notice in
      log(.storage(notice))
      notices.add(notice)
    }
    requests = place.sharedRequests(in: responses)
    var settings = HTTPSettings(userAgent: Usage.agent)
    if log.isOn { settings.observe = { log(LogEvent($0)) } }
    if requests.isShared { settings.retry.maximumAttempts = 1 }
    // A session may have 256 MB in all, and an array that grows takes three times its bytes.
    if options.kiosk != nil { settings.limits.arriving = settings.limits.body }
    http = HTTPClient.curl(settings).logged(log).observed { [lastResponse] event in
      if case .responded = event { lastResponse.note() }
    }
    hidesHosts = options.kiosk != nil
    let services = Services(
      http: http, responses: responses, requests: requests, log: log, hidesHosts: hidesHosts,
      // A host's visitors ask no sooner than an answer to all of them ends.
      freshness: requests.isShared ? SharedRequests.responseLifetime : Services.standardFreshness,
      now: SystemTime.now)
    trimMemory = services.trimMemory
    isOffline = options.isOffline || !place.hasNetwork
    pageSize = config.pageSize
    let chosen = config.services
    configured = Self.addresses(environment, chosen)
    let board = place.board { log(.storage($0)) }
    self.board = board
    let repository = place.repository(canonical: table.canonical, board: board) {
      log(.storage($0))
    }
    self.repository = repository
    let aliases = MarvelAliases(table) { (try? repository.aliases()) ?? [:] }
    catalogues = Self.catalogues(
      services, isOffline: isOffline, environment, chosen, bundled, aliases)
    storageEnd = StorageShutdown(repository, responses, within: Self.timeout) {
      board?.close($0)
    }
  }

  /// The client for pictures.
  func pictures(_ style: PictureStyle) -> PictureClient {
    PictureService(
      http: http, responses: responses, requests: requests, drawn: DrawnPictures(responses),
      log: log,
      problem: { [hidesHosts] error in
        let problem = ServiceProblem(error)
        return hidesHosts ? problem.withoutHost : problem
      }, style: style,
      configured: configured, isOffline: isOffline
    ).client
  }

  /// Cancels all requests, on the wire too, and lets their tasks log it.
  func leaveNetwork() {
    _ = http.shutdown()
    _ = TaskThread.finish(within: Self.timeout)
  }

  /// Fetches while the command waits.
  func fetch<Value>(
    _ fetch: (BlockingFetch) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { progress.erase() }
    return try fetch(
      BlockingFetch(
        milliseconds: Self.fetchTimeout, pageSize: pageSize, lastResponse: lastResponse,
        observer: progress.observer(environment)))
  }

  /// Cleanup on a signal while a command waits.
  func interrupted() {
    progress.end()
    storageEnd.close()
  }

  /// Closes the squad's file, prints pending notices, and finishes the log.
  func leave(with status: Int32) {
    storageEnd.begin()
    // The network's thread must not be at work any more when the program ends.
    leaveNetwork()
    storageEnd.close()
    notices.listen { report($0) }
    log(.ended(status: status))
    if let failure = logFile?.finish(within: Self.timeout) {
      Console.say(strings.missingFromLog(failure.reason))
    }
  }

  /// Prints that the squad's file was set aside.
  func report(_ notice: StorageNotice?) {
    if case .setAside = notice, let notice { Console.say(strings.text(of: notice)) }
  }

  /// Why the folder of `--data` can't be written; nil where it can, and without that option.
  func unwritable() -> StorageProblem? { namedFile?.refusal() }

  /// For commands that only read: they work all the same, but the user relies on that folder.
  func sayIfUnwritable() {
    guard let problem = unwritable() else { return }
    Console.say(strings.text(of: StorageNotice.notSaving(problem)))
  }

  /// Timeout for a service's response, and for each further one, in milliseconds.
  private static let fetchTimeout = 5_000
  /// Timeout for the squad's file at the end, and then for the log, in milliseconds.
  static let timeout = 800

  func catalogue(_ id: CatalogueID) throws(Failure) -> Catalogue {
    guard let catalogue = catalogues.first(where: { $0.info.id == id }) else {
      throw .unknownCatalogue(id.rawValue)
    }
    return catalogue
  }

  /// All lists of all catalogues.
  var lists: [ListInfo] { catalogues.flatMap(\.info.lists) }

  /// The list of a name on the command line, in any case: `marvel`, `starwars/people`.
  func list(named name: String) -> ListInfo? {
    let name = name.lowercased()
    return lists.first { $0.id.description == name }
  }
}
