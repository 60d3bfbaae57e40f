/// The fields that the user names for roles, as they are written.
package struct FieldChoices: Equatable, Sendable {
  /// Several only for the search; an empty text chooses none.
  private var texts: [FieldRole: [String]] = [:]

  package init() {}

  package subscript(role: FieldRole) -> [String]? {
    get { texts[role] }
    set { texts[role] = newValue }
  }

  /// Parses each in a file's columns.
  package func templates(in columns: Columns) throws(InvalidField) -> [FieldRole: FieldChoice] {
    var choices: [FieldRole: FieldChoice] = [:]
    for (role, texts) in texts {
      var templates: [FieldTemplate] = []
      for text in texts where !text.isEmpty {
        do { templates.append(try columns.template(text)) } catch {
          throw InvalidField(role: role, text: text)
        }
      }
      choices[role] =
        switch (templates.first, role) {
        case (nil, _): FieldChoice.none
        case (_, .search): .fields(templates)
        case (let template?, _): .field(template)
        }
    }
    return choices
  }
}
