/// Storage of the squad. Closures may block: all but `leave` are called off the main thread, and
/// one at a time but for `watch`; only the first `load` runs before the first paint.
package struct SquadRepository: Sendable {
  /// Reads the squad, its journal and the last selected entry; throws `StorageProblem`.
  package var load: @Sendable () throws -> StoredSquad
  /// Performs the requests in order, in one transaction. Returns once it is committed and, unless a
  /// reader holds that up, in the one file. Throws `StorageProblem` if none was performed.
  package var performAll: @Sendable ([SquadRequest]) throws -> SquadOutcome
  /// The squad if another connection changed it since the last check; else nil.
  package var changedElsewhere: @Sendable () throws -> Squad?
  /// Calls `look` whenever another connection may have changed the squad; nil if that can't be
  /// noticed. Blocks for good, on a thread of its own; returns if watching is impossible.
  ///
  /// - Parameter look: returns false if the squad couldn't be read.
  package var watch: (@Sendable (_ look: () -> Bool) -> Void)?
  /// Saves the selected entry for the next start.
  package var savePlace: @Sendable (EntryID) throws -> Void
  /// Replaces the saved settings of lists, for the next start.
  package var saveSettings: @Sendable ([ListSettings]) throws -> Void
  /// Checkpoints a kiosk's file, as far as possible without waiting.
  package var checkpoint: @Sendable () -> Void
  /// Stops waiting for other readers of the file, because the program is quitting.
  package var leave: @Sendable () -> Void = {}
  /// Closes the file for good; later calls fail. Waits at most that long for other processes that
  /// are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void
  /// Replaces ids for good, from old to new: in members, journal and place, in one transaction.
  /// Writes nothing if the file has none of the old ones.
  package var saveAliases: @Sendable ([EntryID: EntryID]) throws -> Void
  /// Ids replaced so far, from old to new.
  package var aliases: @Sendable () throws -> [EntryID: EntryID]
  /// Preferences stored for a terminal; empty without any.
  package var preferences: @Sendable (_ terminal: String) throws -> TerminalPreferences
  /// Stores a terminal's preferences for the next start.
  package var savePreferences: @Sendable (TerminalPreferences, _ terminal: String) throws -> Void

  /// Keeps records of the user's own files, before their entries join the squad.
  package var keep: @Sendable ([EntryID: KeptRecord]) throws -> Void = { _ in }
  /// The kept record of a member; nil without one.
  package var record: @Sendable (EntryID) throws -> KeptRecord? = { _ in nil }
  /// Files that members' kept records came from, by catalogue.
  package var filesOfRecords: @Sendable () throws -> [CatalogueID: Set<String>] = { [:] }

  /// An operation left out stores nothing and has nothing stored.
  package init(
    load: @escaping @Sendable () throws -> StoredSquad,
    performAll: @escaping @Sendable ([SquadRequest]) throws -> SquadOutcome,
    changedElsewhere: @escaping @Sendable () throws -> Squad?,
    watch: (@Sendable (_ look: () -> Bool) -> Void)? = nil,
    savePlace: @escaping @Sendable (EntryID) throws -> Void,
    saveSettings: @escaping @Sendable ([ListSettings]) throws -> Void = { _ in },
    checkpoint: @escaping @Sendable () -> Void = {},
    close: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in },
    saveAliases: @escaping @Sendable ([EntryID: EntryID]) throws -> Void = { _ in },
    aliases: @escaping @Sendable () throws -> [EntryID: EntryID] = { [:] },
    preferences: @escaping @Sendable (String) throws -> TerminalPreferences = { _ in .init() },
    savePreferences: @escaping @Sendable (TerminalPreferences, String) throws -> Void = { _, _ in }
  ) {
    self.load = load
    self.performAll = performAll
    self.changedElsewhere = changedElsewhere
    self.watch = watch
    self.savePlace = savePlace
    self.saveSettings = saveSettings
    self.checkpoint = checkpoint
    self.close = close
    self.saveAliases = saveAliases
    self.aliases = aliases
    self.preferences = preferences
    self.savePreferences = savePreferences
  }

  /// Performs one request.
  package func perform(_ request: SquadRequest) throws -> SquadOutcome { try performAll([request]) }
}

/// Contents of a squad's file when it is opened.
package struct StoredSquad: Equatable, Sendable {
  /// Members and journal.
  package var squad: Squad
  /// The entry selected when squad last quit; nil on the very first start.
  package var place: EntryID?
  /// Settings of lists at that time, if they differ from the defaults.
  package var lists: [ListSettings]
  /// Problem met while the file was opened.
  package var notice: StorageNotice?

  /// By default the contents of a file that doesn't exist yet.
  package init(
    squad: Squad = Squad(), place: EntryID? = nil, lists: [ListSettings] = [],
    notice: StorageNotice? = nil
  ) {
    self.squad = squad
    self.place = place
    self.lists = lists
    self.notice = notice
  }
}

/// Event of the squad's file that the user is told of.
package enum StorageNotice: Equatable, Sendable {
  /// The damaged file was renamed to this; that many members were salvaged from it.
  case setAside(name: String, salvaged: Int)
  /// The file can be read but not written.
  case notSaving(StorageProblem)
}
