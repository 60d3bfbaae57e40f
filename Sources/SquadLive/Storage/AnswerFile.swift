import SquadCore

/// The answers in the squad's file and a connection of their own to it, so that a large one
/// never stands in a recruit's way. For one thread at a time.
final class AnswerFile: ConnectedFile {
  let file: DataFile
  let limit: Int
  let today: @Sendable () -> CalendarDay
  /// The id of now for one that the squad in the file may have.
  let canonical: @Sendable (EntryID) -> EntryID
  let notify: @Sendable (StorageNotice) -> Void
  var connection: AnswerConnection?

  init(
    _ file: DataFile, limit: Int, today: @escaping @Sendable () -> CalendarDay,
    canonical: @escaping @Sendable (EntryID) -> EntryID = { $0 },
    notify: @escaping @Sendable (StorageNotice) -> Void
  ) {
    self.file = file
    self.limit = limit
    self.today = today
    self.canonical = canonical
    self.notify = notify
  }

  func disconnect(within milliseconds: Int) {
    if let connection {
      file.closeConnection(connection.database, connection.identity, within: milliseconds)
    }
    connection = nil
  }

  /// Drops the connection where its log, or the one at its path, is not its own to remove.
  func abandon() {
    connection?.database.leaveLog()
    connection = nil
  }

  func facts(_ key: AnswerKey) throws -> AnswerFacts? {
    try reading { try StoredAnswers.find(key, in: $0)?.facts }
  }

  func answer(_ key: AnswerKey, newerThan moment: Moment? = nil) throws -> SavedAnswer? {
    let found = try reading { database -> (StoredAnswers.Row, SavedAnswer)? in
      guard let row = try StoredAnswers.find(key, in: database) else { return nil }
      if let moment, row.facts.fetchedAt <= moment { return nil }
      return try StoredAnswers.answer(row, in: database).map { (row, $0) }
    }
    guard let (row, answer) = found else { return nil }
    use([row])
    return answer
  }

  func keys(_ catalogue: String) throws -> [AnswerKey] {
    try reading { try StoredAnswers.keys(catalogue, in: $0) } ?? []
  }

  func pages(of key: AnswerKey) throws -> [SavedPage] {
    let found = try reading { database in
      try StoredAnswers.stretch(of: key, in: database).compactMap { part in
        try StoredAnswers.answer(part.row, in: database).map { answer in
          (part.row, SavedPage(key: part.key, offset: part.offset, answer: answer))
        }
      }
    }
    guard let found else { return [] }
    use(found.map(\.0))
    return found.map(\.1)
  }

  func save(_ answer: SavedAnswer, under key: AnswerKey) throws -> Bool {
    guard StoredAnswers.size(of: answer, under: key) <= limit else { return false }
    return try writing(creating: true) { database in
      try StoredAnswers.save(answer, under: key, limit: limit, in: database)
      return true
    } ?? false
  }

  func touch(_ key: AnswerKey, _ etag: String, _ moment: Moment) throws -> Bool {
    try writing { try StoredAnswers.touch(key, etag, moment, in: $0) } ?? false
  }

  func remove(_ key: AnswerKey) throws {
    try writing { try StoredAnswers.remove(key, from: $0) }
  }
}
