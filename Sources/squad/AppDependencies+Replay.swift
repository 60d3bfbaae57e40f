import CatalogueKit
import MarvelCatalogue
import SquadConfig
import SquadCore
import SquadRecording
import SquadStorage
import Synchronization

extension AppDependencies {
  /// Dependencies with the recording's squad and the bundled catalogues, without disk and network.
  /// `asRecorded` takes the terminal's background from the recording instead of the terminal.
  func replaying(_ recording: Recording, asRecorded: Bool) -> AppDependencies {
    var recording = recording
    if !asRecorded { recording.header.background = nil }

    var dependencies = self
    let start = recording.header.start
    let settings = ServiceSettings()
    dependencies.isOffline = true
    dependencies.responses = .none
    dependencies.namedFile = nil
    // Recruits of a replay don't count.
    dependencies.board = nil
    dependencies.store = .replayed(recording)
    dependencies.catalogues = Self.catalogues(
      Services(http: http, responses: .none, now: { start }), isOffline: true,
      at: ServiceAddresses(settings), MarvelKeys(settings), MarvelAliases())
    return dependencies
  }
}

extension AppDependencies {
  /// Dependencies of a picker, which has no squad: of the squad's file only the terminal's
  /// preferences are read, and nothing is written.
  var picking: AppDependencies {
    var dependencies = self
    dependencies.store = .inMemory()
    // A first paint doesn't wait for a server.
    if !store.loadsLate {
      dependencies.store.preferences.terminal = store.preferences.terminal
    }
    dependencies.responses = .none
    dependencies.namedFile = nil
    dependencies.board = nil
    return dependencies
  }
}

extension SquadStore {
  /// Store with a recording's squad, in memory.
  static func replayed(_ recording: Recording) -> SquadStore {
    let header = recording.header
    let preferences = TerminalPreferences(
      theme: ThemeChoice(named: header.theme), accent: header.accent,
      background: header.background, listColumns: header.listColumns)
    var store = SquadStore.inMemory(
      StoredSquad(
        squad: Squad(members: recording.members), place: header.entry, lists: recording.lists))
    store.preferences.terminal = { _ in preferences }
    return store
  }
}

/// Deterministic random numbers: SplitMix64.
func seededRandom(_ seed: UInt64) -> @Sendable () -> UInt64 {
  let state = Mutex(seed)
  return {
    state.withLock { state in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension Recording {
  /// The tour for a public screen: first the grid of heroes for a while.
  static func attract() throws(RecordingError) -> Recording {
    var tour = try Recording(BundledFile.tour.bytes)
    let prelude: [(time: Int, key: String)] = [(200, "2"), (500, "v"), (9_000, "v"), (9_500, "1")]
    let length = 10_000
    let turns = tour.turns.map { RecordedTurn(time: $0.time + length, events: $0.events) }
    tour.turns = prelude.compactMap { RecordedTurn(time: $0.time, keys: $0.key) } + turns
    tour.duration += length
    return tour
  }
}
