import Basics
import PlainText
import PostgresKit
import SQLiteKit
import SquadCore
import SystemKit

/// Copies squads between files and servers, with their history and settings. It can be run again: a
/// squad that has changes of its own at the target stays as it is.
package struct SquadTransfer {
  fileprivate enum Location {
    /// The file in a folder, or a file itself.
    case file(DataFile, isOwn: Bool)
    case server(String)
  }

  /// Reason for copying nothing.
  package enum Refusal: Error { case noSource, needsName }

  private let source: Location
  private let target: Location
  /// Name of one's own squad on a server; nil for the database role's.
  private let name: String?

  /// - Parameters:
  ///   - source: a folder with `squad.sqlite3` or a kiosk's `squads.sqlite3`, one of these files,
  ///     or a server's address.
  ///   - target: the same. A new folder gets `squad.sqlite3` for one's own squad, and
  ///     `squads.sqlite3` for those of a server or a kiosk.
  ///   - name: the only squad to copy from a server, or the name there of one's own.
  package init(from source: String, to target: String, name: String?) {
    self.name = name
    self.source = Self.location(source)
    let location = Self.location(target)
    if case .file(let file, isOwn: true) = location, !file.exists, !target.hasSuffix(".sqlite3"),
      self.source.hasMany(name)
    {
      self.target = .file(file.sibling(DataFile.visitorsName), isOwn: false)
    } else {
      self.target = location
    }
  }

  private static func location(_ text: String) -> Location {
    let isPath = text.hasPrefix("/") || text.hasPrefix(".")
    if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
      || text.contains("=") && !isPath
    {
      return .server(text)
    }
    let last = text.split(separator: "/").last ?? ""
    let file = DataFile(folder: DataFile.parent(of: text), name: String(last))
    if last.hasSuffix(".sqlite3") || file.exists {
      return .file(file, isOwn: !last.hasPrefix(DataFile.visitorsName))
    }
    let (own, visitors) = (
      DataFile(folder: text), DataFile(folder: text, name: DataFile.visitorsName)
    )
    return visitors.exists && !own.exists ? .file(visitors, isOwn: false) : .file(own, isOwn: true)
  }

  /// Whether a store is on a server, by its address.
  package static func isServer(_ text: String) -> Bool {
    if case .server = location(text) { true } else { false }
  }

  /// Whether a server's address has a password: in an argument, others can see it.
  package static func holdsPassword(_ text: String) -> Bool {
    guard isServer(text) else { return false }
    let user = text.split(separator: "@", maxSplits: 1).first.map(String.init) ?? ""
    let authority = text.contains("@") ? user.split(separator: "/").last ?? "" : ""
    let words = text.filter { $0 != " " }
    return authority.contains(":") || words.contains("password=")
  }

  /// Creates or migrates a server's tables; false if nothing was missing. Throws `StorageError`.
  package static func makeTables(at server: String) throws -> Bool {
    do {
      return try PostgresSchema.migrate(PostgresConnection(server, schema: PostgresSchema.name))
    } catch let error as PostgresError { throw StorageError(error) }
  }

  /// Copies all squads; returns how many. `left` is called with the name of each squad that stays
  /// because it has other changes at the target. Throws `StorageError`.
  package func run(left: (_ name: String) -> Void) throws -> Int {
    do {
      let names = try names()
      guard !names.isEmpty else { throw Refusal.noSource }
      let isNamed = name != nil || names != [""]
      // In one's own file each squad would replace the one before; in a kiosk's, nobody could open
      // a squad without a name.
      guard target.isOwn ? names.count == 1 : isNamed || !target.isFile else {
        throw Refusal.needsName
      }
      var (count, leftCount) = (0, 0)
      for name in names {
        let isCopied = try copy(name) {
          leftCount += 1
          left($0)
        }
        if isCopied { count += 1 }
      }
      // The server has no squad of that name.
      guard count + leftCount > 0 else { throw Refusal.noSource }
      return count
    } catch let refusal as Refusal { throw refusal } catch {
      throw StorageError(explaining: error)
    }
  }

  /// False if the squad was left or is empty. Starts again if either side changes meanwhile.
  private func copy(_ name: String, left: (String) -> Void) throws -> Bool {
    let old = source.session(name, self.name)
    let new = target.session(name, self.name)
    defer { for session in [old, new] { session.disconnect(within: 1_000) } }
    for _ in 0..<5 {
      // The file may lack that squad: a kiosk's file that was renamed is read as one user's own.
      guard let contents = try old.latestContents(), contents.tables.squad != nil else {
        return false
      }
      let known = try new.latestContents()
      if let known, !contents.rows.squad.continues(known.rows.squad) {
        left(name)
        return false
      }
      // Read before the write, which counts as a visit.
      let visit = try known.flatMap { known in try new.query { try known.tables.lastVisit() } }
      do {
        try old.query {
          try new.write {
            guard contents.rows.squad.continues($0.rows.squad) else { throw SquadChanged() }
            try $0.tables.replace(with: contents.tables)
            if !source.isOwn, !target.isOwn {
              try $0.tables.takeDay(of: contents.tables, notBefore: visit)
            }
            guard try contents.tables.latestVersion() == contents.version else {
              throw SquadChanged()
            }
          }
        }
        return true
      } catch is SquadChanged {}
    }
    throw StorageError.busy
  }

  /// Rolls back a copy, because the squad was changed at the source while its tables were read, or
  /// at the target before they were replaced.
  private struct SquadChanged: Error {}

  /// Names of the squads at the source.
  private func names() throws -> [String] {
    switch source {
    case .server where name != nil || target.isOwn: return [""]
    case .file(let file, let isOwn):
      do { return try names(in: file, isOwn: isOwn) } catch {
        throw file.located(StorageError(explaining: error))
      }
    case .server(let address):
      return try SquadServer(address).use { database in
        try database.transaction { try Self.names(in: database) }
      }
    }
  }

  private func names(in file: DataFile, isOwn: Bool) throws -> [String] {
    // Opened like a session's file, which can be read even where nothing can be written.
    let session = SquadFile(
      file, visitor: isOwn ? nil : Visitor(name: Visitor.nobody, now: SystemTime.now),
      today: { .today })
    defer { session.disconnect(within: 1_000) }
    guard let connection = try session.refreshedConnection() else { return [] }
    let database = connection.database
    // A session reads the file alone where its log can't be opened. A copy must not lack changes.
    if connection.problem != nil, file.hasLog {
      _ = try Schema.version(of: Database(path: file.path, access: .readOnly))
    }
    // Migrates an older file, as any change would: it lacks some of the tables.
    if connection.contents.tables.version != .current {
      try Schema.migrate(database, at: file)
    }
    return isOwn ? [""] : try Self.names(in: database).filter { name == nil || $0 == name }
  }

  private static func names(in database: any SQLDatabase) throws -> [String] {
    try database.rows("SELECT name FROM squad ORDER BY name", []).values { $0.text(0) }
      .filter { !$0.isEmpty }
  }
}

extension SquadTransfer.Location {
  fileprivate var isOwn: Bool { if case .file(_, isOwn: true) = self { true } else { false } }
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether it has squads by name.
  fileprivate func hasMany(_ name: String?) -> Bool {
    switch self {
    case .file(_, let isOwn): !isOwn
    case .server: name == nil
    }
  }

  /// The engine of a squad; an empty name is one's own.
  fileprivate func session(_ name: String, _ own: String?) -> any SquadEngine {
    switch self {
    case .server(let address):
      return PostgresSquad(SquadServer(address), name: name.isEmpty ? own : name)
    case .file(let file, let isOwn):
      let visitor =
        isOwn ? nil : Visitor(name: name.isEmpty ? own ?? "" : name, now: SystemTime.now)
      return SquadFile(file, visitor: visitor, today: { .today })
    }
  }
}

extension Squad {
  /// Whether this squad's history includes all of the other's. Both must agree on what is undone,
  /// unless this squad has later changes.
  fileprivate func continues(_ other: Squad) -> Bool {
    let (own, others) = (history, other.history)
    guard other.undone.isEmpty || other.undone == undone || own.count > others.count else {
      return false
    }
    guard let first = others.first else { return other.members.isEmpty || self == other }
    return own.indices.contains { start in
      own[start] == first && own[start...].starts(with: others)
    }
  }

  private var history: [SquadChange] { done + undone.reversed() }
}

extension SquadTables {
  /// The squad's version, which every write increments, as it is now.
  fileprivate func latestVersion() throws -> Int? {
    try database.number("SELECT version FROM squad WHERE number = ?", [number])
  }

  /// The day of the last visit, which decides when a squad expires; nil in an older file.
  fileprivate func lastVisit() throws -> Int? {
    guard version == .current else { return nil }
    return try database.number("SELECT seen FROM squad WHERE number = ?", [number])
  }

  /// Takes over the day of the last visit, unless the last visit here was later.
  fileprivate func takeDay(of other: SquadTables, notBefore visit: Int?) throws {
    guard let day = try other.lastVisit() else { return }
    try database.run(
      "UPDATE squad SET seen = ? WHERE number = ?", [.integer(max(day, visit ?? day)), number])
  }

  /// Replaces the squad's rows by those of another store.
  fileprivate func replace(with other: SquadTables) throws {
    for (table, columns, order) in Schema.columns {
      try run("DELETE FROM \(table) WHERE squad = ?")
      let names = columns.joined(separator: ", ")
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      let rows = try other.select(names, from: table, order)
      while try rows.step() {
        let values = columns.indices.map { rows.binding(Int32($0)) }
        try run("INSERT INTO \(table) (squad, \(names)) VALUES (?, \(marks))", values)
      }
    }
  }
}
