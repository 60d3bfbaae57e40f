import OwnCatalogue
import SquadCore
import SquadWords

/// `squad open` without a screen.
struct OpenCommand {
  let query: OpenQuery
  let tabs: [OwnTab]
  let strings: Strings

  /// Milliseconds for `--select-1` and `--exit-0` before the screen opens.
  private static let patience = 300

  func run() throws -> ExitStatus {
    var opened = try OpenedFiles(tabs, query, strings)
    return query.explains ? try explain(&opened) : try filter(&opened)
  }

  /// Ends without a screen where `--select-1` or `--exit-0` allow it: prints the only match, or
  /// nothing. Returns nil where there is a choice or still more to read; the screen then ends by
  /// itself.
  func endWithoutScreen() throws -> ExitStatus? {
    guard !query.automaticEnd.isEmpty, OwnTab.readAll(tabs, within: Self.patience) else {
      return nil
    }
    var opened = try OpenedFiles(tabs, query, strings)
    let (ids, isNearest) = try opened.matches(of: query.query ?? "")
    switch ids.count {
    case 0 where query.automaticEnd.contains(.onNone) || opened.hasOnlyFailed:
      return opened.status(after: 0)
    case 1 where query.automaticEnd.contains(.onOne):
      if isNearest { Console.say(strings.nearestSpellings(of: query.query ?? "")) }
      return try print(ids, of: opened)
    default: return nil
    }
  }

  private func filter(_ opened: inout OpenedFiles) throws -> ExitStatus {
    let text = query.filter ?? ""
    if text.allSatisfy(\.isWhitespace), !opened.files.contains(where: \.waitsForEnd) {
      return try stream(&opened)
    }
    let (ids, isNearest) = try opened.matches(of: text)
    if isNearest { Console.say(strings.nearestSpellings(of: text)) }
    return try print(ids, of: opened)
  }

  /// Prints all records as they are read.
  private func stream(_ opened: inout OpenedFiles) throws -> ExitStatus {
    var output = RecordOutput(query)
    for file in opened.files where output.wantsMore {
      try opened.read(file) { page in
        for entry in page.entries where output.wantsMore {
          try output.add(entry.id, of: file.source)
        }
        try output.flush()
        return output.wantsMore
      }
    }
    return opened.status(after: output.count)
  }

  private func print(_ ids: [EntryID], of opened: OpenedFiles) throws -> ExitStatus {
    var output = RecordOutput(query)
    for id in ids where output.wantsMore {
      if let source = opened.source(of: id) { try output.add(id, of: source) }
    }
    try output.flush()
    return opened.status(after: output.count)
  }

  /// Prints the guessed settings of each file, as an entry for the config.
  private func explain(_ opened: inout OpenedFiles) throws -> ExitStatus {
    var count = 0
    for file in opened.files {
      try opened.read(file) { _ in
        if let entry = file.source.configEntry { try Console.print(verbatim: entry.text) }
        count += 1
        return false
      }
    }
    return opened.status(after: count)
  }
}
