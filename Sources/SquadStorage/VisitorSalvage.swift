import SQLiteKit
import SquadCore

/// Reads the squads of all visitors and the board from a corrupt file, without writing to it.
struct VisitorSalvage {
  private let sources: SalvageSources
  /// Last visit, in days since 1970, of visitors whose own is unreadable.
  private let today: Int

  init(path: String, today: Int) {
    sources = SalvageSources(path: path, create: VisitorSchema.migrate)
    self.today = today
  }

  /// Fills an empty file with the newest readable version of everything.
  func fill(_ new: Database) throws { try fill(new, withOnly: nil) }

  /// Members of one visitor, as far as they can be read.
  func members(of visitor: VisitorTables) -> [Member] {
    guard let new = try? Database(path: ":memory:"),
      (try? fill(new, withOnly: visitor.name)) != nil,
      let number = try? new.number("SELECT number FROM main.visitor"),
      (try? VisitorTables.show(number, in: new)) != nil
    else { return [] }
    return (try? StoredRows(from: new).squad.members) ?? []
  }

  private func fill(_ new: Database, withOnly name: String?) throws {
    try VisitorSchema.migrate(new)
    try VisitorTables.attachAny(to: new)
    try new.writeTransaction {
      var tables = VisitorTableCopy(to: new, withOnly: name, today: today)
      var squads = VisitorSquads(to: new)
      for old in sources.all {
        try? old.run("PRAGMA writable_schema = ON")
        try tables.copy(from: old)
        if (try? VisitorTables.attachAny(to: old)) != nil { try squads.copy(from: old) }
        // Older versions would restore rows deleted since.
        if tables.isComplete, try squads.isComplete() { break }
      }
      try squads.finish()
      for statement in VisitorSchema.orphanDeletion { try new.run(statement) }
    }
  }
}

/// Copies the members of all visitors, from one source after the other, and from the journals of
/// visitors whose members no source has completely. Both files show one visitor at a time under the
/// names of the squad's own tables.
struct VisitorSquads {
  private let new: Database
  private var done: Set<Int> = []
  /// Best members so far of visitors who are not done.
  private var best: [Int: [Member]] = [:]

  /// - Parameter new: already has the visitors and their journals.
  init(to new: Database) { self.new = new }

  /// Whether the members of every visitor were copied.
  func isComplete() throws -> Bool { try numbers().allSatisfy(done.contains) }

  mutating func copy(from old: Database) throws {
    for number in try numbers() where !done.contains(number) {
      guard (try? VisitorTables.show(number, in: old)) != nil else { return }
      let found = MemberSalvage(database: old, probes: 0).table()
      if found.isComplete {
        try write(found.members, of: number)
        done.insert(number)
      } else if found.members.count > best[number]?.count ?? 0 {
        best[number] = found.members
      }
    }
  }

  /// Adds members that only a journal has, and drops journals that do not match the members.
  func finish() throws {
    for number in try numbers() {
      try VisitorTables.show(number, in: new)
      if !done.contains(number) {
        let salvage = MemberSalvage(database: new)
        try write(salvage.merging(best[number] ?? [], withJournalOf: new), of: number)
      }
      guard try !StoredRows(from: new).squad.followsFromJournal else { continue }
      try new.run("DELETE FROM main.visitor_journal WHERE visitor = ?", [.integer(number)])
    }
  }

  private func write(_ members: [Member], of number: Int) throws {
    try VisitorTables.show(number, in: new)
    for (position, member) in members.enumerated() {
      try StoredRows.insert(member, at: position, into: new)
    }
  }

  private func numbers() throws -> [Int] {
    let rows = try new.prepare("SELECT number FROM main.visitor ORDER BY number")
    var numbers: [Int] = []
    while try rows.step() { rows.integer(0).map { numbers.append($0) } }
    return numbers
  }
}

extension Squad {
  /// Whether the journal leads to these members: each change can be undone at its place.
  fileprivate var followsFromJournal: Bool {
    var squad = self
    for change in done.reversed() {
      let stands =
        switch change {
        case .recruited(let member, let place): squad.index(of: member.id) == place
        case .fired(let member, let place):
          !squad.contains(member.id) && 0...squad.members.count ~= place
        case .moved(let member, let from, let to):
          squad.index(of: member.id) == to && squad.members.indices ~= from
        }
      guard stands else { return false }
      _ = squad.perform(.undo)
    }
    return true
  }
}
