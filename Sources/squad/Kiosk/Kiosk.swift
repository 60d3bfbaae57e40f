import Confinement
import NcursesTerminal
import PlainText
import SquadConfig
import SquadCore
import SquadStorage
import SquadWords
import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `--kiosk`: squad for strangers, which reaches nothing of the host.
enum Kiosk {
  /// Begins a kiosk before any library is asked: builds the environment anew, closes what was
  /// inherited, limits what may be used, lets what draws come first, and puts the place that the
  /// visitor asked for into the command line. Does nothing without `--kiosk`.
  static func begin(_ invocation: inout Invocation) throws {
    guard invocation.options.kiosk != nil else { return }
    CrashHandlers.silenceTraces()
    CrashHandlers.nameNoFiles()
    let visitor = VisitorEnvironment.inherited
    try visitor.replaceInherited()
    try Confinement.closeOff()
    try ProcessLimits().apply()
    DetachedThread.giveWay()
    invocation.options.kiosk?.address = visitor.address?.text
    if let command = visitor.command { invocation.command = try request(command) }
  }

  /// What a visitor asked for behind the host's name: the browser there or, without a terminal, what
  /// `squad list` or `squad show` prints.
  private static func request(_ text: String) throws(UsageError) -> Invocation.Command {
    guard let place = RequestedPlace(text)?.text else {
      throw UsageError(.noPlace)
    }
    let isList = World.listNames.contains(place.lowercased())
    guard isList || World.catalogueNames.contains(where: { place.hasPrefix($0 + "/") }) else {
      let nearest = Nearest.name(to: place, among: World.listNames)
      throw UsageError(.unknownPlace(place, nearest: nearest, all: World.listNames))
    }
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { return .browse(place, more: []) }
    return isList ? .list(place, search: nil, limit: nil) : .show(place)
  }

  /// Takes in the operator's settings, and then gives up everything else: from here on squad writes
  /// below the folder of its data only, and starts no program. Does nothing without `--kiosk`.
  static func enter(
    _ invocation: inout Invocation, _ loaded: inout ConfigFile.Loaded, _ environment: Environment
  ) throws(CommandFailure) {
    var options = invocation.options
    guard options.kiosk != nil else { return }
    // A kiosk that isn't as its operator wrote it is none; in what way is no visitor's business.
    guard loaded.state.mistakes.allSatisfy(\.problem.isWarning) else {
      throw CommandFailure { $0.misconfiguredKiosk }
    }
    // Its path and its warnings are no visitor's business.
    loaded.state = ConfigState()
    options.dataFolder = options.dataFolder ?? loaded.config.kiosk.data
    if options.dataFolder == nil { options.isOffline = true }
    invocation.options = options
    let shortfalls = confine(options.dataFolder, connects: !options.isOffline)
    guard !shortfalls.isEmpty else { return }
    let strings = Strings(Language(options, loaded.config, environment))
    for shortfall in shortfalls {
      switch shortfall {
      case .calls(let reason): Console.say(strings.unfilteredCalls(reason))
      case .writing(let reason): Console.say(strings.unconfinedWriting(reason))
      }
    }
  }

  private static func confine(_ folder: String?, connects: Bool) -> [Confinement.Shortfall] {
    // Where it can't be made the squad says that it isn't saved.
    if let folder { try? DataFile(folder: folder).makeFolder() }
    return Confinement.enter(
      writingBelow: folder, files: terminals + ["/dev/null"], connects: connects)
  }

  /// Where the terminal is opened anew.
  private static var terminals: [String] {
    let names = [STDIN_FILENO, STDOUT_FILENO].compactMap { descriptor in
      ttyname(descriptor).map { String(cString: $0) }
    }
    return names + ["/dev/tty"]
  }
}
