import Basics

/// Storage of a squad. Thread-safe. Every closure but `leave` may block, so the browser calls them
/// off the main thread; only its first `load` runs before the first paint.
package struct SquadStore: Sendable {
  /// Reads the squad, its journal and what was last looked at, in one snapshot; throws
  /// `StorageError`.
  package var load: @Sendable () throws -> StoredSquad
  /// Performs the requests in order, in one transaction; those already performed under their ids
  /// are not repeated. Returns after the commit; for a file also after the checkpoint, unless a
  /// reader blocks it. Throws `StorageError`: after `.unconfirmed` the outcome is unknown until the
  /// same call returns or throws another error; after any other error none was performed.
  package var performAll: @Sendable ([IdentifiedRequest]) throws -> SquadOutcome
  /// The squad if another connection changed it since the last check; else nil.
  package var changedElsewhere: @Sendable () throws -> Squad?
  /// Calls `check` whenever another connection may have changed the squad; nil if that can't be
  /// noticed. Blocks for good, on a thread of its own; returns if watching is impossible.
  ///
  /// - Parameter check: returns false if the squad couldn't be read.
  package var watch: (@Sendable (_ check: () -> Bool) -> Void)?
  /// Runs work that a change deferred, such as a kiosk's checkpoint. Called whenever no change or
  /// save is queued any more.
  package var runDeferredWork: @Sendable () -> Void = {}
  /// Stops waiting for others, because the program is quitting.
  package var leave: @Sendable () -> Void = {}
  /// Returns the pending notice and clears it. A save that returns no result may have found damage.
  package var takeNotice: @Sendable () -> StorageNotice? = { nil }
  /// Closes the store for good; later calls fail. Waits at most `milliseconds` for other processes
  /// that are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void = { _ in }
  /// Whether `load` may take longer than a first paint can wait.
  package var loadsLate = false

  /// Replaces ids for good, from old to new: in members, journal and place, in one transaction.
  /// Writes nothing if none of the old ones is stored.
  package var saveAliases: @Sendable ([EntryID: EntryID]) throws -> Void = { _ in }
  /// Ids replaced so far, from old to new.
  package var aliases: @Sendable () throws -> [EntryID: EntryID] = { [:] }

  /// Saves records of the user's own files, before their entries join the squad.
  package var saveRecords: @Sendable ([EntryID: MemberRecord]) throws -> Void = { _ in }
  /// The saved record of a member; nil without one.
  package var record: @Sendable (EntryID) throws -> MemberRecord? = { _ in nil }
  /// Files that members' saved records came from, by catalogue.
  package var filesOfRecords: @Sendable () throws -> [CatalogueID: Set<String>] = { [:] }

  /// The user's last place, list settings and preferences by terminal.
  package var preferences = Preferences()

  /// Operations that aren't given store nothing and return nothing.
  package init(
    load: @escaping @Sendable () throws -> StoredSquad,
    performAll: @escaping @Sendable ([IdentifiedRequest]) throws -> SquadOutcome,
    changedElsewhere: @escaping @Sendable () throws -> Squad? = { nil }
  ) {
    self.load = load
    self.performAll = performAll
    self.changedElsewhere = changedElsewhere
  }
}

/// A request with an id, by which a store recognises one that it has performed already.
package struct IdentifiedRequest: Equatable, Sendable {
  /// Unique to this request.
  package let id: ChangeID
  /// The requested change.
  package let request: SquadRequest

  /// A request under a new id.
  package init(_ request: SquadRequest, id: ChangeID = .random()) {
    (self.id, self.request) = (id, request)
  }
}

/// A random id of a change: a UUID of version 4.
package struct ChangeID: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// A new id from the system's random numbers.
  package static func random() -> ChangeID {
    ChangeID(
      high: .random(in: 0 ... .max) & ~0xF000 | 0x4000,
      low: .random(in: 0 ... .max) & ~(0b11 << 62) | 0b10 << 62)
  }

  /// `f81d4fae-7dec-41d0-a765-00a0c91e6bf6`.
  package var description: String {
    var text = [high, low].map { String($0, radix: 16).zeroPadded(to: 16) }.joined()
    for offset in [20, 16, 12, 8] {
      text.insert("-", at: text.index(text.startIndex, offsetBy: offset))
    }
    return text
  }
}

/// Storage of the place, of list settings, and of preferences by terminal. By default it stores
/// nothing, and has nothing stored. Closures may block and throw `StorageError`.
package struct Preferences: Sendable {
  /// Saves the selected entry for the next start.
  package var savePlace: @Sendable (EntryID) throws -> Void = { _ in }
  /// Replaces the saved settings of lists, for the next start.
  package var saveSettings: @Sendable ([ListSettings]) throws -> Void = { _ in }
  /// Preferences stored for a terminal; empty without any.
  package var terminal: @Sendable (_ name: String) throws -> TerminalPreferences = { _ in .init() }
  /// Stores a terminal's preferences for the next start.
  package var saveTerminal: @Sendable (TerminalPreferences, _ name: String) throws -> Void = {
    _, _ in
  }
}

/// Contents of a store when it is opened.
package struct StoredSquad: Equatable, Sendable {
  /// Members and journal.
  package var squad: Squad
  /// The entry selected when squad last quit; nil on the very first start.
  package var place: EntryID?
  /// Settings of lists at that time, if they differ from the defaults.
  package var lists: [ListSettings]
  /// Problem met while the store was opened.
  package var notice: StorageNotice?
  /// Whether that problem prevented reading. The stored settings must not be overwritten then.
  package var isUnread = false

  /// By default the contents of a store that has nothing yet.
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
  /// The squad can be read but not written.
  case notSaving(StorageError)
}
