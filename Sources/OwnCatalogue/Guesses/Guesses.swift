/// What each field is for: guessed by `GuessRule.table`, except where the user says.
package struct Guesses: Equatable, Sendable {
  package internal(set) var id = IDSource.title
  /// Nil: rows are titled `row 12`.
  package internal(set) var title: FieldTemplate?
  package internal(set) var subtitle: FieldTemplate?
  package internal(set) var group: FieldTemplate?
  package internal(set) var picture: PictureField?
  package internal(set) var badge: FieldTemplate?
  package internal(set) var links: [FieldTemplate] = []
  package internal(set) var text: FieldTemplate?
  package internal(set) var bars: BarFields?
  package internal(set) var chart: ChartField?
  /// What a search looks at besides the title.
  package internal(set) var search: [FieldTemplate] = []
  /// The rule that decided each role, by its name; none for a role that the user chose.
  package internal(set) var rules: [FieldRole: String] = [:]

  /// - Parameters:
  ///   - records: the sample that `columns` were made of.
  ///   - isKeyed: whether the records stand in an object, each under its key.
  package init(
    _ columns: Columns, records: [RecordValue], isKeyed: Bool = false,
    choices: [FieldRole: FieldChoice] = [:]
  ) {
    var draft = GuessDraft(columns, records: records, isKeyed: isKeyed)
    for (role, choice) in choices { draft.take(choice, as: role) }
    var decided = Set(choices.keys)
    for rule in GuessRule.table where !decided.contains(rule.role) && rule.apply(&draft) {
      decided.insert(rule.role)
      draft.guesses.rules[rule.role] = rule.name
    }
    self = draft.guesses
  }

  init() {}
}
