import PlainText
import SquadCore

extension FileFacts {
  /// The facts of a file by its first records.
  init(_ settings: OwnSettings, _ reading: Reading, _ guesses: Guesses) {
    self.init()
    name = settings.shownFile
    title = guesses.title.map { PlainText.line($0.description) }
    subtitle = guesses.subtitle.map { PlainText.line($0.description) }
    if case .field(let field) = guesses.id { id = PlainText.line(field.description) }
    let path = reading.recordsPath
    if !path.steps.isEmpty, path.steps != [.elements] { records = PlainText.line(path.text) }
    isKeyed = reading.layout.keyName != nil
    isOneRecord = reading.format.isJSON && reading.layout.isWhole
    linesAbove = reading.rowsAbove
    configEntry = ConfigEntry(settings, reading, guesses).text
  }
}

extension OwnSettings {
  /// Applies a choice of the user's.
  mutating func take(_ change: FileChange, _ description: OwnDescription) {
    switch change {
    case .records(let path):
      // Stays guessed where the chosen path is the current one: it may say less than the guess,
      // such as that an object's columns are the rows.
      if path != description.reading.recordsPath.text { reading.at = RecordPath(path) }
    case .role(let field, let word): choices.take(field, as: word, instead: description.guesses)
    }
  }
}

extension FieldChoices {
  /// The config's words for a field's roles; nil for `show` and `hide`.
  static let roles: [(word: String, role: FieldRole?)] = [
    ("title", .title), ("subtitle", .subtitle), ("id", .id), ("group", .group),
    ("picture", .picture), ("link", .link), ("text", .text), ("searchIn", .search),
    ("show", nil), ("hide", nil),
  ]

  /// Gives a field another role than the guessed one.
  mutating func take(_ field: String, as word: String, instead guesses: Guesses) {
    hide.removeAll { $0 == field }
    let role = Self.roles.first { $0.word == word }?.role
    // A search may include fields that have another role.
    for (_, old) in Self.roles where role != .search {
      guard let old, old != .search, old != role else { continue }
      // A name may be title and id, as where both are guessed.
      if Set([role, old]) == [.id, .title] { continue }
      let isIt =
        self[old]?.contains(field)
        ?? guesses.paths(of: old).contains {
          $0.description == field
        }
      if isIt { self[old] = [] }
    }
    switch role {
    case .search: self[.search] = (self[.search] ?? guesses.search.map(\.description)) + [field]
    case let role?: self[role] = [field]
    case nil where word == "hide": hide.append(field)
    case nil:
      let isLimited = !show.isEmpty || !facts.isEmpty
      if isLimited, !show.contains(field) { show.append(field) }
    }
  }
}
