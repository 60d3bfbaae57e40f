/// The use of a field in list and detail, in the order of guessing.
package enum FieldRole: String, CaseIterable, Sendable {
  case id, title, subtitle, group, picture, badge, link, text, bars, chart, search
}

/// The user's choice for a role, which replaces the guess.
package enum FieldChoice: Equatable, Sendable {
  /// `--subtitle ''`
  case none
  case field(FieldTemplate)
  /// Several, as `--search-in` names them.
  case fields([FieldTemplate])
  case bars([BarField<FieldTemplate>])

  var templates: [FieldTemplate] {
    switch self {
    case .none: []
    case .field(let template): [template]
    case .fields(let templates): templates
    case .bars(let bars): bars.map(\.field)
    }
  }
}
