import SquadCore

/// What the help and the footer call the commands.
extension Strings {
  /// A line of the help: what its bound commands do.
  package func text(of bound: [Command], inRow row: [Command]) -> String {
    bound == row ? long(row) : joined(bound)
  }

  /// A line of the help whose commands all have keys.
  func long(_ row: [Command]) -> String { row.first.flatMap(long) ?? joined(row) }

  private func joined(_ commands: [Command]) -> String {
    commands.map(short).joined(separator: listSeparator)
  }

  /// `sort: name, modified`
  package func sort(_ sorts: [SortOrder]) -> String {
    var keys: [String] = []
    for sort in sorts where !keys.contains(name(of: sort)) { keys.append(name(of: sort)) }
    let names = keys.joined(separator: listSeparator)
    return keys.isEmpty ? short(.sort) : "\(short(.sort)): \(names)"
  }
}
