/// The use of a field in list and detail, in the order of guessing.
package enum FieldRole: String, CaseIterable, Sendable {
  case id, title, subtitle, group, picture, badge, link, text, bars, chart, search
}

/// The user's choice for a role, which replaces the guess.
package enum FieldChoice: Equatable, Sendable {
  /// None for `--subtitle ''`; several only for links and the search.
  case fields([FieldTemplate])
  case bars([BarField<FieldTemplate>])

  var templates: [FieldTemplate] {
    switch self {
    case .fields(let templates): templates
    case .bars(let bars): bars.map(\.field)
    }
  }
}
