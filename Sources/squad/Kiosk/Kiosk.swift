import CLibrary
import Confinement
import NcursesTerminal
import PlainText
import PostgresKit
import SquadConfig
import SquadCore
import SquadStorage
import SquadWords
import SystemKit

/// `--kiosk`: squad for strangers, cut off from the host.
enum Kiosk {
  /// Prepares a kiosk before any library runs: rebuilds the environment, closes inherited
  /// descriptors, limits resources, lowers the priority of background threads, and adds the
  /// visitor's request to the command line. Does nothing without `--kiosk`.
  static func begin(_ invocation: inout Invocation) throws {
    guard invocation.options.kiosk != nil else { return }
    CrashHandlers.silenceTraces()
    CrashHandlers.nameNoFiles()
    let visitor = KioskEnvironment.inherited
    try visitor.replaceInherited()
    try Confinement.closeOff()
    try Confinement.limitResources()
    DetachedThread.giveWay()
    invocation.options.kiosk?.address = visitor.address?.text
    if let command = visitor.command { invocation.command = try request(command) }
  }

  /// Parses a visitor's words after the host's name: a list or entry to browse, or without a
  /// terminal `squad list` and `squad show`.
  private static func request(_ text: String) throws(UsageError) -> Invocation.Command {
    guard let location = RequestedLocation(text)?.text else {
      throw UsageError(.noLocation)
    }
    let isList = ListNames.all.contains(location.lowercased())
    guard isList || ListNames.catalogues.contains(where: { location.hasPrefix($0 + "/") })
    else {
      let nearest = SpellingSuggestion.name(for: location, among: ListNames.all)
      throw UsageError(.unknownLocation(location, nearest: nearest, all: ListNames.all))
    }
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 { return .browse(location, more: []) }
    return isList ? .list(ListQuery(name: location)) : .show([location])
  }

  /// Applies the operator's settings, then confines the process: from here on squad writes only
  /// below its data folder, and starts no program. Does nothing without `--kiosk`.
  static func enter(
    _ invocation: inout Invocation, _ loaded: inout ConfigFile.Loaded
  ) throws(CommandError) {
    var options = invocation.options
    guard options.kiosk != nil else { return }
    // A kiosk with errors in its config doesn't start; visitors aren't told which.
    guard loaded.state.mistakes.allSatisfy(\.problem.isWarning) else {
      throw CommandError { $0.misconfiguredKiosk }
    }
    // Hides the config's path and warnings from visitors.
    loaded.state = ConfigState()
    options.dataFolder = options.dataFolder ?? loaded.config.kiosk.data
    if options.dataFolder == nil { options.isOffline = true }
    invocation.options = options
    let shortfalls = confine(
      options.dataFolder,
      connectingTo: options.isOffline ? ports(of: loaded.config.kiosk.store) : nil)
    guard !shortfalls.isEmpty else { return }
    let strings = Strings(Language(options, loaded.config))
    for shortfall in shortfalls {
      switch shortfall {
      case .calls(let reason): Console.say(strings.unfilteredCalls(reason))
      case .writing(let reason): Console.say(strings.unconfinedWriting(reason))
      }
    }
  }

  /// Ports of the store; an address without any is reported when the squad is loaded.
  private static func ports(of store: String?) -> Set<UInt16> {
    store.flatMap { try? PostgresConnection.ports(in: $0) } ?? []
  }

  private static func confine(
    _ folder: String?, connectingTo ports: Set<UInt16>?
  ) -> [Confinement.Shortfall] {
    // On failure the squad reports that it isn't saved.
    if let folder { try? DataFile(folder: folder).makeFolder() }
    return Confinement.enter(
      writingBelow: folder, files: terminals + ["/dev/null"], connectingTo: ports)
  }

  /// Devices at which the terminal is opened again.
  private static var terminals: [String] {
    let names = [STDIN_FILENO, STDOUT_FILENO].compactMap { descriptor in
      ttyname(descriptor).map { String(cString: $0) }
    }
    return names + ["/dev/tty"]
  }
}
