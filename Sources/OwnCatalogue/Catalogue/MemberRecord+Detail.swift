import SquadCore

extension MemberRecord {
  /// The detail of a saved record, or of one in its sections; nil where it can't be read. `choices`
  /// are the roles that its fields had in the file.
  package func detail(of id: EntryID, _ choices: FieldChoices) -> Detail? {
    guard let record = try? RecordValue(json: text.utf8) else { return nil }
    let columns = Columns([record])
    guard let roles = try? choices.templates(in: columns),
      let facts = try? choices.detail(in: columns)
    else { return nil }
    let guesses = Guesses(columns, records: [record], choices: roles)
    let detail = OwnDetail(columns, guesses, DetailFields(columns, guesses, facts))
    return detail.detail(
      at: id, in: record, RowFields(guesses).texts(of: record), row: 1, .saved(at))
  }
}
