import SQLiteKit
import SquadCore

/// Read-only recovery of the squads of all visitors, and of the board, from a corrupt file.
struct VisitorSalvage {
  private let sources: SalvageSources
  /// In days since 1970: the visit of those of whom nothing but the name can be read.
  private let today: Int

  init(path: String, today: Int) {
    sources = SalvageSources(path: path, create: VisitorSchema.migrate)
    self.today = today
  }

  /// Fills an empty file with all that can be read, the newest version of it.
  func fill(_ new: Database) throws { try fill(new, withOnly: nil) }

  /// The members of one visitor that can be read.
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
        // What is older would bring back what has been deleted since.
        if tables.isComplete, try squads.isComplete() { break }
      }
      try squads.finish()
      for statement in VisitorSchema.orphanDeletion { try new.run(statement) }
    }
  }
}
