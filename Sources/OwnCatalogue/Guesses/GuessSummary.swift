/// The guesses that the message line names: `title name · subtitle sector · id symbol`.
package struct GuessSummary: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let role: FieldRole
    /// Nil for an id that is the key of an object of records.
    package let field: FieldTemplate?

    package init(_ role: FieldRole, _ field: FieldTemplate?) {
      self.role = role
      self.field = field
    }
  }

  /// In the line's order; a role without a field is left out.
  package let fields: [Field]

  package init(_ guesses: Guesses) {
    var fields: [Field] = []
    if let title = guesses.title { fields.append(Field(.title, title)) }
    if let subtitle = guesses.subtitle { fields.append(Field(.subtitle, subtitle)) }
    switch guesses.id {
    case .field(let id): fields.append(Field(.id, id))
    case .key: fields.append(Field(.id, nil))
    case .title: break
    }
    self.fields = fields
  }
}
