import SQLiteKit
import SquadCore

/// The members of all visitors, from one version of their file after the other, and from their journals
/// where none has them whole. Both files show one visitor at a time under the names of the squad's own
/// tables.
struct VisitorSquads {
  private let new: Database
  private var done: Set<Int> = []
  /// Of those who aren't done.
  private var best: [Int: [Member]] = [:]

  /// - Parameter new: has the visitors and their journals already.
  init(to new: Database) { self.new = new }

  /// Whether the members of every visitor are there.
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

  /// Adds those whom only a journal has, and drops journals that don't belong to the members.
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
