import SquadCore

/// Backend of a `SquadStore`: it reads the contents and runs transactions, while `SquadUpdate` has
/// the rules. For one thread at a time.
protocol SquadEngine: StorageSession {
  /// The squad as last returned to the program.
  var reported: Squad { get set }
  /// Notice to return with the next result that can carry one.
  var notice: StorageNotice? { get set }

  /// The contents as last read or written; nil before, and if nothing was ever stored.
  var contents: SquadContents? { get }

  /// Reads the squad for the first time.
  func load() throws -> StoredSquad
  /// The contents, up to date; nil if nothing was ever stored.
  func latestContents() throws -> SquadContents?
  /// Runs `body`, which queries the tables of contents that were just read.
  func query<Value>(_ body: () throws -> Value) throws -> Value
  /// Runs `body` in a write transaction with up-to-date contents.
  func write<Value>(
    _ body: (SquadContents) throws -> Value, committed: (SquadContents, Value) -> Void
  ) throws -> Value
  /// Performs requests in a transaction; the ids are stored with it where outcomes are.
  func change(_ requests: [IdentifiedRequest]) throws -> [SquadEvent]
  /// Runs `body` again after a repair, if it finds damage.
  func recovering<Value>(_ body: () throws -> Value) throws -> Value
}

extension SquadEngine {
  func recovering<Value>(_ body: () throws -> Value) throws -> Value { try body() }
  func query<Value>(_ body: () throws -> Value) throws -> Value { try body() }

  /// Runs `body`, which changes nothing that the contents hold, in a write transaction.
  func write(_ body: (SquadContents) throws -> Void) throws { try write(body) { _, _ in } }

  /// The squad, if another connection changed it. Does not recover a damaged file: another program
  /// may be copying a file to this path.
  func changedElsewhere() throws -> Squad? {
    let squad = try latestContents()?.rows.squad ?? Squad()
    guard squad != reported else { return nil }
    reported = squad
    return squad
  }

  /// Performs the requests in order, in one transaction.
  func performAll(_ requests: [IdentifiedRequest]) throws -> SquadOutcome {
    let events = try recovering { try change(requests) }
    reported = contents?.rows.squad ?? Squad()
    defer { notice = nil }
    return SquadOutcome(squad: reported, events: events, notice: notice)
  }

  func savePlace(_ place: EntryID) throws {
    try recovering {
      if let contents = try latestContents(), contents.place == contents.canonical(place) { return }
      try write { contents in
        try contents.tables.write(contents.canonical(place))
      } committed: { contents, _ in
        contents.place = contents.canonical(place)
      }
    }
  }

  func saveSettings(_ settings: [ListSettings]) throws {
    try recovering {
      try write {
        try $0.tables.write(settings)
      } committed: { contents, _ in
        contents.settings = settings
      }
    }
  }

  func preferences(of terminal: String) throws -> TerminalPreferences {
    guard let tables = try latestContents()?.tables, tables.version.holdsPreferences else {
      return TerminalPreferences()
    }
    return try query { try tables.preferences(of: terminal) }
  }

  func savePreferences(_ preferences: TerminalPreferences, of terminal: String) throws {
    try recovering { try write { try $0.tables.write(preferences, of: terminal) } }
  }

  func record(of entry: EntryID) throws -> MemberRecord? {
    guard let tables = try latestContents()?.tables, tables.version.holdsRecords else { return nil }
    return try query { try tables.record(of: entry) }
  }

  func filesOfRecords() throws -> [CatalogueID: Set<String>] {
    guard let tables = try latestContents()?.tables, tables.version.holdsRecords else { return [:] }
    return try query { try tables.filesOfRecords() }
  }

  func saveRecords(_ records: [EntryID: MemberRecord]) throws {
    try recovering { try write { try $0.tables.write(records) } }
  }

  /// Saved aliases, from old to new id; empty if nothing was ever stored.
  func aliases() throws -> [EntryID: EntryID] { try latestContents()?.aliases ?? [:] }

  /// Replaces ids in the squad and the place, in one transaction, and saves as aliases the ids that
  /// occur there.
  func saveAliases(_ ids: [EntryID: EntryID]) throws {
    try recovering {
      guard let contents = try latestContents(), !contents.uses(of: ids).isEmpty else { return }
      _ = try write { contents in
        let used = contents.uses(of: ids)
        let squad = contents.rows.squad.replacingIDs { used[$0] ?? $0 }
        let place = contents.place.map { used[$0] ?? $0 }
        try squad.rewrite(in: contents.tables)
        if let place { try contents.tables.write(place) }
        try contents.tables.add(used)
        return (squad, place, used)
      } committed: { contents, written in
        contents.rows = StoredRows(squad: written.0)
        contents.place = written.1
        contents.aliases.merge(written.2) { _, new in new }
      }
    }
    // The program has replaced them itself; other processes' changes stay unreported.
    reported = reported.replacingIDs { ids[$0] ?? $0 }
  }
}

extension SquadContents {
  /// Aliases of ids that occur in the squad, the journal or the place.
  fileprivate func uses(of ids: [EntryID: EntryID]) -> [EntryID: EntryID] {
    ids.filter { old, _ in place == old || rows.squad.containsMember { $0.id == old } }
  }
}
