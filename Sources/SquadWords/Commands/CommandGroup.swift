/// What the help and the palette group commands by.
package enum CommandGroup: CaseIterable, Sendable {
  case moving, searching, squad, program

  /// The commands, those of one row of the help together.
  package var rows: [[Command]] {
    CommandInfo.all.reduce(into: []) { rows, info in
      guard info.group == self else { return }
      if info.joinsRow, let last = rows.indices.last {
        rows[last].append(info.command)
      } else {
        rows.append([info.command])
      }
    }
  }
}
