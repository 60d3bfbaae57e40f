/// The fields that the user names for roles and facts, as they are written.
package struct FieldChoices: Equatable, Sendable {
  /// A number of the config's `bars`, its field as it is written there.
  package typealias Bar = BarField<String>

  /// A fact of the config's `facts`.
  package struct Fact: Equatable, Sendable {
    /// The user's words for it.
    package let label: String
    /// As it is written in the config.
    package let field: String

    /// `label` stands beside the value, as it is.
    package init(_ label: String, _ field: String) {
      self.label = label
      self.field = field
    }
  }

  /// Several fields only for links and the search; an empty text means none.
  private var texts: [FieldRole: [String]] = [:]
  /// Nil: they are guessed.
  package var bars: [Bar]?
  /// `--show`; empty for all.
  package var show: [String] = []
  /// `--hide`
  package var hide: [String] = []
  /// The config's `facts`, after those of `show`; other fields aren't shown beside them.
  package var facts: [Fact] = []

  /// Chooses nothing: all roles are guessed, and all fields shown.
  package init() {}

  /// The fields of a role; nil: they are guessed. `[""]` chooses none.
  package subscript(role: FieldRole) -> [String]? {
    get { texts[role] }
    set { texts[role] = newValue }
  }

  /// Overrides the fields of roles that the others name.
  package mutating func take(_ others: FieldChoices) {
    texts.merge(others.texts) { _, new in new }
  }

  /// Parses each in a file's columns.
  package func templates(in columns: Columns) throws(InvalidField) -> [FieldRole: FieldChoice] {
    var choices: [FieldRole: FieldChoice] = [:]
    for (role, texts) in texts {
      var templates: [FieldTemplate] = []
      for text in texts where !text.isEmpty {
        templates.append(try columns.template(text, of: role.option))
      }
      let hasSeveral = role == .search || role == .link
      choices[role] = .fields(hasSeveral ? templates : Array(templates.prefix(1)))
    }
    if let bars {
      var fields: [BarField<FieldTemplate>] = []
      for bar in bars {
        let field = try columns.template(bar.field, of: FieldRole.bars.option)
        fields.append(BarField(field, label: bar.label, full: bar.full))
      }
      choices[.bars] = .bars(fields)
    }
    return choices
  }

  /// Parses the choices for a detail's facts in a file's columns.
  package func detail(in columns: Columns) throws(InvalidField) -> DetailChoices {
    var choices = DetailChoices()
    for text in show {
      let field = try columns.template(text, of: "show")
      if let path = field.path, choices.named.isEmpty {
        choices.show.append(path)
      } else {
        choices.named.append(NamedField(text, field))
      }
    }
    for text in hide {
      guard let path = try columns.template(text, of: "hide").path else {
        throw InvalidField(option: "hide", text: text)
      }
      choices.hide.append(path)
    }
    for fact in facts {
      choices.named.append(NamedField(fact.label, try columns.template(fact.field, of: "facts")))
    }
    return choices
  }
}

extension Columns {
  fileprivate func template(
    _ text: String, of option: String
  ) throws(InvalidField) -> FieldTemplate {
    do { return try template(text) } catch { throw InvalidField(option: option, text: text) }
  }
}

extension FieldRole {
  /// The option's name without its dashes.
  fileprivate var option: String { self == .search ? "search-in" : rawValue }
}

/// A syntax error in a field that the user named.
package struct InvalidField: Error, Equatable {
  /// The name of its option, without the dashes: `title`, `search-in`, `show`.
  package let option: String
  /// The field, as the user wrote it.
  package let text: String
}
