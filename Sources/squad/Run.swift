import CArguments
import CLibrary
import NcursesTerminal
import OwnCatalogue
import SquadConfig
import SquadCore
import SquadScreen
import SquadWords
import SystemKit

/// Runs the command line; any error is one line on standard error.
func run() -> ExitStatus {
  CrashHandlers.install()
  // A kiosk begins before anything reads the environment, the language included.
  return reporting(Strings(beforeConfig: Arguments.readableOptions(ProgramArguments.readable()))) {
    try AddressSpace.check()
    var invocation = try Arguments.parse(ProgramArguments.all())
    try Kiosk.begin(&invocation)
    return run(invocation)
  }
}

private func run(_ invocation: Invocation) -> ExitStatus {
  let asked = invocation.options
  var invocation = invocation
  var config: Config?
  return reporting(
    config.map { Strings(asked, $0) } ?? Strings(beforeConfig: asked),
    failure: invocation.command.failureStatus
  ) {
    let replay = try Replay(&invocation)
    if let status = try runAlone(invocation) { return status }
    var loaded = ConfigFile(invocation.options).load(lists: ListNames.all)
    config = loaded.config
    try Kiosk.enter(&invocation, &loaded)
    try check(invocation.options.theme, in: loaded.config)
    if case .open(var query) = invocation.command {
      query.configured = loaded.config.catalogues
      invocation.command = .open(query)
    }
    var opened: [OwnTab]?
    if case .open(let query) = invocation.command, !query.hasScreen || query.selects {
      let tabs = try query.tabs(
        besides: ListNames.catalogues + loaded.config.catalogues.map(\.id))
      let command = OpenCommand(
        query: query, tabs: tabs, strings: Strings(asked, loaded.config))
      guard query.hasScreen else { return try command.run() }
      if let status = try command.endWithoutScreen() { return status }
      opened = tabs
    }
    let dependencies = try AppDependencies(invocation, loaded.config)
    CrashHandlers.say(dependencies.strings.crashed)
    let mistakes = loaded.state.mistakes.filter { !$0.problem.isWarning }
    if !invocation.command.isBrowse, let first = mistakes.first {
      Console.say(dependencies.strings.text(of: first, others: mistakes.count - 1))
    }
    if invocation.command.mayWait {
      let isKiosk = invocation.options.kiosk != nil
      let goodbye = loaded.config.kiosk.settings.goodbye
      _ = TerminationHandler { [dependencies] signal in
        dependencies.interrupted()
        guard isKiosk else { return nil }
        return Kiosk.end(by: signal, dependencies.strings, goodbye: goodbye)?.rawValue
      }
    }
    // A cast has its recording's language; messages have the user's.
    let isCast = replay?.castFile != nil
    let status = reporting(
      isCast ? Strings(asked, loaded.config) : dependencies.strings,
      failure: invocation.command.failureStatus
    ) {
      try run(invocation, opened, replay, in: dependencies, loaded)
    }
    dependencies.leave(with: status)
    return status
  }
}

/// Runs a body and turns an error into its exit status and a line. `strings` is evaluated only for
/// an error. `failure` is the least status of an error.
func reporting(
  _ strings: @autoclosure () -> Strings, failure: ExitStatus = .failure,
  _ body: () throws -> ExitStatus
) -> ExitStatus {
  do {
    return try body()
  } catch let error as UsageError {
    return say(strings().text(of: error.reason), status: .wrongUsage)
  } catch let error as CommandError {
    return say(error.line(strings()), status: max(error.status, failure))
  } catch let error as TerminalError {
    return report(error, strings(), failure)
  } catch let error as SystemError {
    return say(strings().systemReason(error.code), status: failure)
  } catch {
    return say(strings().text(of: Failure(error)), status: failure)
  }
}

private func report(
  _ error: TerminalError, _ strings: Strings, _ failure: ExitStatus
) -> ExitStatus {
  switch error {
  case .noControllingTerminal: say(strings.text(of: .noControllingTerminal), status: .wrongUsage)
  case .notATerminal: say(strings.text(of: .noTerminal), status: .wrongUsage)
  case .dumb: say(strings.text(of: .dumbTerminal), status: .wrongUsage)
  case .unusable: say(strings.text(of: .noTerminfo), status: .wrongUsage)
  case .refused(let code): say(strings.systemReason(code), status: failure)
  }
}

/// Runs a command that needs neither config nor dependencies; nil for any other.
private func runAlone(_ invocation: Invocation) throws -> ExitStatus? {
  switch invocation.command {
  case .help(let command):
    let strings = Strings(Language(beforeConfig: invocation.options))
    let text = UsageText(strings)
    try Console.print(
      verbatim: (command.map(text.lines(of:)) ?? text.lines).joined(separator: "\n"))
  case .version: try Console.print(verbatim: ProgramVersion.line)
  case .doctor(let isLive):
    return try DoctorCommand(isLive: isLive, options: invocation.options).run()
  case .complete(let words): return try CompleteCommand(words).run()
  case .config(let subcommand):
    return try ConfigCommand(subcommand: subcommand, options: invocation.options).run()
  case .store(let action):
    return try StoreCommand(action: action, options: invocation.options).run()
  case .browse, .open, .list, .show, .roster, .recruit, .fire, .glance, .replay, .board: return nil
  }
  return .success
}

/// Checks that a theme of the command line is squad's or the config's.
private func check(_ theme: ThemeChoice?, in config: Config) throws(UsageError) {
  let names = ThemeChoice.standard.map(\.name) + config.themes.map(\.name)
  guard let name = theme?.name, !names.contains(name) else { return }
  throw UsageError(unknown: .theme, name, among: names)
}

private func run(
  _ invocation: Invocation, _ opened: [OwnTab]?, _ replay: Replay?,
  in dependencies: AppDependencies, _ loaded: ConfigFile.Loaded
) throws -> ExitStatus {
  let options = invocation.options
  switch invocation.command {
  case .open(let query):
    return try OpenScreen(query, opened, BrowserSettings(options, loaded))
      .run(in: dependencies.tabs(at: nil))
  case .store, .config, .doctor, .complete, .help, .version: return .success
  case .browse(let location, let more):
    let settings = BrowserSettings(options, loaded)
    return try BrowseCommand(location: location, more: more, settings: settings)
      .run(in: dependencies.tabs(at: location))
  case .replay:
    guard let replay else { return .failure }
    let settings = BrowserSettings(options, loaded)
    return try ReplayCommand(replay: replay, settings: settings).run(in: dependencies)
  case .list(let query):
    return try ListCommand(query: query, isJSON: options.isJSON).run(in: dependencies)
  case .show(let ids):
    return try ShowCommand(ids: ids, isJSON: options.isJSON).run(in: dependencies)
  case .roster: return try RosterCommand(isJSON: options.isJSON).run(in: dependencies)
  case .recruit(let ids): return try RecruitCommand(ids: ids).run(in: dependencies)
  case .glance: return try GlanceCommand(isASCII: options.isASCII).run(in: dependencies)
  case .board(let limit):
    return try BoardCommand(limit: limit, isJSON: options.isJSON).run(in: dependencies)
  case .fire(let ids): return try FireCommand(ids: ids).run(in: dependencies)
  }
}

extension Invocation.Command {
  /// The status of a failure. Like grep's, it differs from that of no match.
  fileprivate var failureStatus: ExitStatus {
    if case .open(let query) = self, query.filter != nil || query.selects {
      .wrongUsage
    } else {
      .failure
    }
  }

  /// Whether it may block on a service or on its output. The browser handles signals with its
  /// terminal.
  fileprivate var mayWait: Bool {
    switch self {
    case .list, .show, .recruit, .fire: true
    case .browse, .open, .roster, .glance, .replay, .board, .store, .config, .doctor, .complete,
      .help, .version:
      false
    }
  }
}

private func say(_ line: String, status: ExitStatus) -> ExitStatus {
  Console.say(line)
  return status
}

/// Ends the process without the exit handlers of libraries: threads may still use what these free.
func exit(with status: ExitStatus) -> Never { _exit(status.rawValue) }

/// Checks the process's limit of address space (`ulimit -v`).
enum AddressSpace {
  /// MB that threads, libcurl and pictures take. With less they fail one by one, each with a
  /// misleading error or a crash.
  private static let needed = 128

  /// Throws where the limit is too low to work.
  static func check() throws(CommandError) {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let resource = RLIMIT_AS
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur >> 20 < needed else { return }
    throw CommandError { [given = limit.rlim_cur >> 20] in
      $0.tooLittleAddressSpace(Int(given), needed: needed)
    }
  }
}

/// The program's arguments, from the system.
enum ProgramArguments {
  /// Arguments without the program's name. Throws for one that isn't UTF-8: repaired, it would name
  /// another file.
  static func all() throws(UsageError) -> [String] {
    try read { (repaired) throws(UsageError) in throw UsageError(.notUTF8(repaired)) }
  }

  /// Arguments with an empty string in place of each that isn't UTF-8.
  static func readable() -> [String] { read { _ in "" } }

  private static func read<Failure>(
    replacing: (_ repaired: String) throws(Failure) -> String
  ) throws(Failure) -> [String] {
    let count = squad_argument_count()
    guard count >= 0 else { return Array(CommandLine.arguments.dropFirst()) }
    var arguments: [String] = []
    for index in (0..<count).dropFirst() {
      guard let argument = squad_argument(index) else { continue }
      if let text = String(validatingCString: argument) {
        arguments.append(text)
      } else {
        arguments.append(try replacing(String(cString: argument)))
      }
    }
    return arguments
  }
}
