import OwnCatalogue
import SquadCore
import SquadWords

/// The files of `squad open`, read without a screen, and their exit status. As with grep, it is 1
/// where nothing matched and 2 where a file failed.
struct OpenedFiles {
  struct File {
    let source: OwnSource
    /// Fields of the query that no record has so far.
    let missing: [UnknownField]

    /// The path as it was named.
    var path: String { source.settings.file }

    /// Whether nothing is printed before its end, which may reveal a misspelled field.
    var waitsForEnd: Bool { !missing.isEmpty && !source.isPipe }
  }

  private let query: OpenQuery
  private let strings: Strings
  private(set) var files: [File] = []
  private var hasFailed = false
  private var status: ExitStatus = .success

  /// Reads the first records of each file, and reports unreadable ones.
  init(_ tabs: [OwnTab], _ query: OpenQuery, _ strings: Strings) throws {
    self.query = query
    self.strings = strings
    for tab in tabs {
      do {
        let source = try tab.open()
        files.append(File(source: source, missing: try source.begin(for: query)))
      } catch { try fail(error, tab.settings.file) }
    }
  }

  /// Whether no file can be read.
  var hasOnlyFailed: Bool { files.allSatisfy { $0.source.report.isEmpty } && hasFailed }

  /// The exit status after `count` results.
  func status(after count: Int) -> ExitStatus {
    count > 0 ? (hasFailed ? status : .success) : max(status, .failure)
  }

  func source(of id: EntryID) -> OwnSource? {
    files.first { $0.source.id == id.catalogue }?.source
  }

  /// Passes a file's rows to `body` as they are read, until it returns false.
  mutating func read(_ file: File, _ body: (Page) throws -> Bool) throws {
    var pages = OwnPages(of: file.source, sort: file.source.chosenSort)
    while true {
      let page: Page?
      do { page = try pages.next() } catch { return try fail(error, file.path) }
      guard let page else { return try end(file) }
      if page.isLast, file.source.report.isEmpty {
        return try fail(OwnFileError.empty, file.path)
      }
      guard try body(page) else { return }
    }
  }

  /// The rows that match a text, the best first; without a text all of them, in the files' order.
  ///
  /// - Returns: also whether only the nearest spellings match.
  mutating func matches(of text: String) throws -> (ids: [EntryID], isNearest: Bool) {
    var list = EntryList()
    for file in files {
      try read(file) {
        list.append($0.rows)
        return true
      }
    }
    guard !text.allSatisfy(\.isWhitespace) else { return (list.entries.map(\.id), false) }
    var filter = Filter(text: text, before: nil)
    filter.apply(text, to: list)
    return (filter.matches(of: list).map(\.id), filter.query.isNearest && filter.count > 0)
  }

  /// Reports what is missing from a file that was read to its end; throws for an unknown field.
  private mutating func end(_ file: File) throws {
    let (path, report) = (file.path, file.source.report)
    if let error = report.error {
      Console.say(strings.text(of: error, in: path))
      status = max(status, .wrongUsage)
    }
    if report.unreadableCount > 0 {
      Console.say(strings.unreadableRecords(report.unreadableCount, in: path))
    }
    if report.isAtLimit, report.records == ReadingLimit.rows {
      Console.say(strings.rowLimitReached(report.records, of: ReadingLimit.rows, in: path))
    }
    if let limit = file.source.limit { Console.say(strings.stopped(atGiB: limit >> 30, in: path)) }
    for field in file.missing where try !file.source.has(field.path) { throw field.error(in: path) }
  }

  /// Reports why a file can't be read; throws any other error.
  private mutating func fail(_ error: any Error, _ path: String) throws {
    guard let problem = OwnFileError(of: error) else { throw error }
    Console.say(strings.text(of: problem, in: path))
    hasFailed = true
    status = max(status, query.explains || problem == .empty ? .failure : .wrongUsage)
  }
}

extension OwnFileError {
  /// Nil for an error that isn't about a file.
  init?(of error: any Error) {
    switch error {
    case let error as OwnFileError: self = error
    case Failure.file(let problem, _): self = problem
    default: return nil
    }
  }
}
