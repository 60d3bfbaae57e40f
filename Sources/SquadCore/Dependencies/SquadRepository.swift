/// Storage of the squad. Every closure may block: they are called off the main thread, one at
/// a time; only the very first `load` runs before the first paint.
package struct SquadRepository: Sendable {
  /// Reads the squad, its journal and the place last looked at; throws `StorageProblem`.
  package var load: @Sendable () throws -> StoredSquad
  /// Performs the requests, one after the other, in one transaction. Returns once it is committed and,
  /// unless a reader holds that up, in the one file. Throws `StorageProblem` if none was performed.
  package var performAll: @Sendable ([SquadRequest]) throws -> SquadOutcome
  /// The squad, if another connection changed it since this one last looked; else nil.
  package var changedElsewhere: @Sendable () throws -> Squad?
  /// Calls `look` each time that another connection may have changed the squad; nil where nothing
  /// tells. Blocks for good, on a thread of its own, or returns where that can't be had.
  ///
  /// - Parameter look: false where the squad couldn't be read.
  package var watch: (@Sendable (_ look: () -> Bool) -> Void)?
  /// Saves the place last looked at, for the next start.
  package var savePlace: @Sendable (EntryID) throws -> Void
  /// Saves how lists are shown, for the next start, in place of what was saved.
  package var saveSettings: @Sendable ([ListSettings]) throws -> Void
  /// Copies what was committed into a kiosk's file, as far as possible without waiting.
  package var checkpoint: @Sendable () -> Void
  /// Stops waiting for other readers of the file, because the program is leaving.
  package var leave: @Sendable () -> Void = {}
  /// Closes the file for good; calls afterwards fail. Waits at most so many milliseconds for
  /// other processes that are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void
  /// Replaces ids for good, from old to new: in members, journal and place, in one transaction.
  /// Nothing is written where the file has none of the old ones.
  package var saveAliases: @Sendable ([EntryID: EntryID]) throws -> Void
  /// The ids that were replaced so, from old to new.
  package var aliases: @Sendable () throws -> [EntryID: EntryID]
  /// What is stored for a terminal; none where nothing is.
  package var preferences: @Sendable (_ terminal: String) throws -> TerminalPreferences
  /// Stores it, for the next start.
  package var savePreferences: @Sendable (TerminalPreferences, _ terminal: String) throws -> Void

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

  /// Does one request.
  package func perform(_ request: SquadRequest) throws -> SquadOutcome { try performAll([request]) }
}

/// What a squad's file holds when it is opened.
package struct StoredSquad: Equatable, Sendable {
  package var squad: Squad
  /// The entry selected when squad was last left; nil on the very first start.
  package var place: EntryID?
  /// How lists were shown then, where not as they begin.
  package var lists: [ListSettings]
  /// What happened to the file while it was opened.
  package var notice: StorageNotice?

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

/// Event of the squad's file that the user is notified of.
package enum StorageNotice: Equatable, Sendable {
  /// The file was damaged and set aside under this name; so many members were read from it.
  case setAside(name: String, salvaged: Int)
  /// It can be read but not written.
  case notSaving(StorageProblem)
}
