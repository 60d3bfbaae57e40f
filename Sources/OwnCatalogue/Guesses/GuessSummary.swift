/// The guesses that the message line names: `title name · subtitle sector · id symbol`.
package struct GuessSummary: Equatable, Sendable {
  /// A role and the field that has it.
  package struct Field: Equatable, Sendable {
    /// Title, subtitle or id.
    package let role: FieldRole
    /// Nil for an id that is the key of an object of records.
    package let field: FieldTemplate?

    /// `field` is nil for the key of an object of records.
    package init(_ role: FieldRole, _ field: FieldTemplate?) {
      self.role = role
      self.field = field
    }
  }

  /// In the line's order; a role without a field is left out.
  package let fields: [Field]

  /// Leaves out an id that is the title as a slug.
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
