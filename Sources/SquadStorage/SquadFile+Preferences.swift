import SquadCore

/// What is stored for a terminal.
extension SquadFile {
  func preferences(of terminal: String) throws -> TerminalPreferences {
    guard let connection = try connection ?? reading(), connection.holdsPreferences else {
      return TerminalPreferences()
    }
    return try StoredPreferences.read(
      terminal, from: connection.database, hasAccents: connection.holdsAccents,
      hasColumns: connection.holdsSettings)
  }

  func save(_ settings: [ListSettings]) throws {
    try recoveringFromCorruption {
      try writeTransaction { connection in
        try StoredSettings.write(settings, to: connection.database)
      } committed: { connection, _ in
        connection.settings = settings
      }
    }
  }

  func save(_ preferences: TerminalPreferences, of terminal: String) throws {
    try recoveringFromCorruption {
      try writeTransaction { connection in
        try StoredPreferences.write(preferences, terminal, to: connection.database)
      } committed: { _, _ in
      }
    }
  }
}
