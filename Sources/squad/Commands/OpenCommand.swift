import CLibrary
import OwnCatalogue
import PlainText
import SquadCore
import SquadWords
import SystemKit

/// `squad open`: the user's own files. Statuses are those of grep: 1 where nothing matched, 2 where
/// a file failed.
struct OpenCommand {
  let query: OpenQuery
  let strings: Strings

  func run() throws -> Int32 {
    if query.files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw CommandError(status: 2) { $0.text(of: .needsPipe, in: "-") }
    }
    var files: [OwnFile] = []
    // The paths of those that were read.
    var paths: [String] = []
    var status: Int32 = 0
    for path in query.files {
      do {
        let file = try read(path, taken: Set(files.map(\.id.rawValue)))
        files.append(file)
        paths.append(path)
        status = max(status, say(file, path))
      } catch let error as ReadingError {
        Console.say(strings.text(of: OwnFileProblem(error), in: path))
        status = max(status, query.explains || error == .empty ? 1 : 2)
      }
    }
    if query.explains {
      for (file, path) in zip(files, paths) { try Console.print(verbatim: entry(file, path)) }
      return status
    }
    let printed = try filter(files, at: paths)
    return printed > 0 ? (files.count < query.files.count ? status : 0) : max(status, 1)
  }

  private func read(_ path: String, taken: Set<String>) throws -> OwnFile {
    let read = try FileBytes(path: path)
    if let limit = read.limit { Console.say(strings.stopped(atGiB: limit >> 30, in: path)) }
    var reading = query.reading
    reading.fileName = path == "-" ? "" : Self.name(of: path)
    if query.explains {
      reading.limit = min(query.limit ?? .max, ReadingLimit.sampledRecords)
    }
    let id = query.name ?? TabID.id(of: path == "-" ? "-" : reading.fileName, taken: taken)
    do {
      let file = try OwnFile(
        id: CatalogueID(rawValue: id), read.bytes, reading, query.choices)
      if let error = file.records.errorOfNone { throw error }
      if file.records.ranges.isEmpty, file.records.report.unreadableCount == 0 {
        throw ReadingError.empty
      }
      if let unknown = file.unknownChoice { throw unknown.error(in: path) }
      return file
    } catch let error as InvalidField {
      throw UsageError(
        .wrongValue(option: "--\(error.option)", takes: .field, given: error.text))
    }
  }

  /// The path from the root, as the config takes others from its own folder.
  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Says what of a file isn't there; returns the status that it gives where nothing is printed.
  private func say(_ file: OwnFile, _ path: String) -> Int32 {
    let report = file.records.report
    if let error = report.error {
      Console.say(strings.text(of: OwnFileProblem(error), in: path))
    }
    if report.unreadableCount > 0 {
      Console.say(strings.unreadableRecords(report.unreadableCount, in: path))
    }
    if report.isAtLimit, report.records == ReadingLimit.rows {
      Console.say(strings.mostRows(ReadingLimit.rows, in: path))
    }
    return report.error == nil ? 0 : 2
  }

  private func entry(_ file: OwnFile, _ path: String) -> String {
    let reading = file.records.reading
    var settings: [(name: String, value: String)] =
      path == "-" ? [] : [("file", Self.absolute(path))]
    settings.append(("format", reading.format.rawValue))
    if !reading.layout.isWhole { settings.append(("at", reading.layout.path.text)) }
    return ConfigEntry(id: file.id.rawValue, settings: settings, guesses: file.guesses).text
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 == " " } + PlainText.line(String($0)) }.joined(separator: "\n")
  }
}

// Printing what matches.
extension OpenCommand {
  /// Prints the records that match, and returns their number.
  private func filter(_ files: [OwnFile], at paths: [String]) throws -> Int {
    let text = query.filter ?? ""
    let printers = try zip(files, paths).map(printer)
    var rows: [(file: Int, row: Int, texts: RowTexts, path: String)] = []
    var entries: [Entry] = []
    let printsAll = text.allSatisfy(\.isWhitespace)
    for (place, file) in files.enumerated() {
      file.forEachRow { row, texts, path in
        if !printsAll { entries.append(file.entry(row, texts, path)) }
        rows.append((place, row, texts, path))
      }
    }
    var matches = Array(rows.indices)
    if !printsAll {
      let list = EntryList(entries)
      var filter = Filter(text: text, before: nil)
      filter.apply(text, to: list)
      if filter.query.isNearest, filter.count > 0 {
        Console.say(strings.nearestSpellings(of: text))
      }
      matches = filter.matches(of: list).compactMap { list.firstIndex(of: $0.id) }
    }
    var output = ResultLines(end: query.endsInNUL ? 0 : 0x0A)
    if let header = printers.first?.header { try output.add(header) }
    var count = 0
    for match in matches.prefix(query.limit ?? .max) where output.isRead {
      let found = rows[match]
      let file = files[found.file]
      let range = file.records.ranges[found.row]
      guard let value = file.records.value(range) else { continue }
      try output.add(
        printers[found.file].text(
          of: RecordPrinter.Row(
            id: file.guesses.id == .title ? found.path : found.texts.id,
            ref: EntryID(file.id, found.path).description, title: found.texts.title,
            subtitle: found.texts.subtitle, value: value, text: file.records.text(range))))
      count += 1
    }
    try output.flush()
    return count
  }

  private func printer(_ file: OwnFile, _ path: String) throws -> RecordPrinter {
    let template = try query.output.template(in: file.columns)
    if let unknown = template.flatMap(file.unknownField) { throw unknown.error(in: path) }
    return RecordPrinter(
      query.output, template: template, fields: file.fields, keepsLines: query.endsInNUL)
  }
}

extension OwnFileProblem {
  init(_ error: ReadingError) {
    self =
      switch error {
      case .noSuchFile: .noSuchFile
      case .permissionDenied: .permissionDenied
      case .isDirectory: .directory
      case .unreadableFile: .unreadable
      case .empty: .empty
      case .compressed: .compressed
      case .notUTF8(let place): .notUTF8(line: place.line, column: place.column)
      case .broken(.json(let reason), let place):
        .broken(reason, line: place.line, column: place.column)
      case .broken(.tooLong, let place): .recordTooLong(line: place.line)
      case .broken(_, let place): .broken("not an object", line: place.line, column: place.column)
      case .noRecords: .noRecords
      }
  }
}
