/// The first schema of a kiosk's file, with the squads of all visitors.
enum VisitorSchema {
  /// `sqvi` in the file's header.
  static let applicationID = 0x7371_7669

  /// Moves its tables into the current ones. Most are renamed, which needs no space.
  static let migration: [String] = {
    let renamed = [
      ("visitor_journal", "journal"), ("visitor_alias", "alias"), ("visitor_terminal", "terminal"),
      ("visitor_list_settings", "list_settings"), ("board_visitor", "board"),
    ]
    let new = Schema.script.filter { statement in
      ["answer", "member (", "place", "record", "newcomer"].contains {
        statement.contains(" \($0)")
      }
    }
    return [
      "DROP TABLE board", "ALTER TABLE visitor RENAME TO squad",
      "ALTER TABLE squad RENAME COLUMN revision TO version",
    ]
      + renamed.flatMap { old, new in
        [
          "ALTER TABLE \(old) RENAME TO \(new)",
          "ALTER TABLE \(new) RENAME COLUMN visitor TO squad",
        ]
      } + new + [
        "INSERT INTO place SELECT visitor, catalogue, entry FROM visitor_place",
        "DROP TABLE visitor_place",
        """
        INSERT INTO member
        SELECT visitor, position, catalogue, entry, title, badge, subtitle FROM visitor_member
        """,
        "DROP TABLE visitor_member",
      ]
  }()
}
