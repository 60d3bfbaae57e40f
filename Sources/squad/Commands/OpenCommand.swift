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

  /// The files that were read, and the status that the others give.
  private struct Opened {
    var files: [OwnFile] = []
    var paths: [String] = []
    var status: Int32 = 0

    /// The status after so many records were printed.
    func status(printed count: Int, of asked: Int) -> Int32 {
      count > 0 ? (files.count < asked ? status : 0) : max(status, 1)
    }
  }

  func run() throws -> Int32 {
    let opened = try open()
    if query.explains {
      for (file, path) in zip(opened.files, opened.paths) {
        try Console.print(verbatim: entry(file, path))
      }
      return opened.status
    }
    let printers = try printers(of: opened)
    let rows = rows(matching: query.filter ?? "", in: opened.files)
    let printed = try print(rows.prefix(query.limit ?? .max), of: opened, by: printers)
    return opened.status(printed: printed, of: query.files.count)
  }

  private func open() throws -> Opened {
    if query.files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw CommandError(status: 2) { $0.text(of: .needsPipe, in: "-") }
    }
    var opened = Opened()
    for path in query.files {
      do {
        let file = try read(path, taken: Set(opened.files.map(\.id.rawValue)))
        opened.files.append(file)
        opened.paths.append(path)
        opened.status = max(opened.status, say(file, path))
      } catch let error as ReadingError {
        Console.say(strings.text(of: OwnFileProblem(error), in: path))
        opened.status = max(opened.status, query.explains || error == .empty ? 1 : 2)
      }
    }
    return opened
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
    let settings = OwnSettings(id: file.id.rawValue, file: path)
    return ConfigEntry(settings, file.records.reading, file.guesses).text
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 == " " } + PlainText.line(String($0)) }.joined(separator: "\n")
  }
}

// Choosing without a screen.
extension OpenCommand {
  /// Prints the only match, or ends for want of one, where `--select-1` or `--exit-0` ask for that;
  /// nil where there is a choice. A pipe may take any time: its screen ends by itself.
  func endWithoutScreen() throws -> Int32? {
    guard !query.automaticEnd.isEmpty, !query.files.contains("-") else { return nil }
    let opened = try open()
    guard !opened.files.isEmpty else { return max(opened.status, 1) }
    let printers = try printers(of: opened)
    let rows = rows(matching: query.query ?? "", in: opened.files)
    switch rows.count {
    case 0 where query.automaticEnd.contains(.onNone): return max(opened.status, 1)
    case 1 where query.automaticEnd.contains(.onOne):
      let printed = try print(rows[...], of: opened, by: printers)
      return opened.status(printed: printed, of: query.files.count)
    default: return nil
    }
  }
}

// Printing what matches.
extension OpenCommand {
  /// A record of one of the files, by their numbers.
  private struct Row {
    let file: Int
    let row: Int
    let texts: RowTexts
    let path: String
  }

  private func rows(of files: [OwnFile]) -> [Row] {
    var rows: [Row] = []
    for (number, file) in files.enumerated() {
      file.forEachRow { rows.append(Row(file: number, row: $0, texts: $1, path: $2)) }
    }
    return rows
  }

  /// The records that match, the best first; all of them in the files' order without a word.
  private func rows(matching text: String, in files: [OwnFile]) -> [Row] {
    let rows = rows(of: files)
    guard !text.allSatisfy(\.isWhitespace) else { return rows }
    let list = EntryList(rows.map { files[$0.file].entry($0.row, $0.texts, $0.path) })
    var filter = Filter(text: text, before: nil)
    filter.apply(text, to: list)
    if filter.query.isNearest, filter.count > 0 { Console.say(strings.nearestSpellings(of: text)) }
    return filter.matches(of: list).compactMap { list.firstIndex(of: $0.id).map { rows[$0] } }
  }

  /// Prints records, and returns their number.
  private func print(
    _ rows: ArraySlice<Row>, of opened: Opened, by printers: [RecordPrinter]
  ) throws -> Int {
    let files = opened.files
    var output = ResultLines(end: query.endsInNUL ? 0 : 0x0A)
    if let header = printers.first?.header { try output.add(header) }
    var count = 0
    for found in rows where output.isRead {
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

  private func printers(of opened: Opened) throws -> [RecordPrinter] {
    try zip(opened.files, opened.paths).map(printer)
  }

  private func printer(_ file: OwnFile, _ path: String) throws -> RecordPrinter {
    let template = try query.output.template(in: file.columns)
    if let unknown = template.flatMap(file.unknownField) { throw unknown.error(in: path) }
    return RecordPrinter(
      query.output, template: template, fields: file.fields, keepsLines: query.endsInNUL)
  }
}
