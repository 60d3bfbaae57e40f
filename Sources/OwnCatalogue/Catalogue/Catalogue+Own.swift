import CLibrary
import SquadCore
import Synchronization
import SystemKit

/// A file of the user's as a tab, which is opened when its list is first read.
package final class OwnTab: Sendable {
  private struct State {
    var settings: OwnSettings
    var source: OwnSource?
  }

  private let state: Mutex<State>

  package init(_ settings: OwnSettings) { state = Mutex(State(settings: settings)) }

  package var settings: OwnSettings { state.withLock { $0.settings } }

  /// The file as a source; tries again where it couldn't be opened.
  package func open() throws(Failure) -> OwnSource {
    try state.withLock { state throws(Failure) in
      if let source = state.source { return source }
      do throws(ReadingError) {
        let opened = try OwnSource(state.settings)
        state.source = opened
        return opened
      } catch { throw .file(OwnFileProblem(error), name: state.settings.shownFile) }
    }
  }

  /// Reads the file as its user chose, from the next page on.
  func change(_ change: FileChange) {
    state.withLock { state in
      guard let source = state.source, let description = source.description else { return }
      state.settings.take(change, description.guesses)
      // A file that can't be opened again says so with its next page.
      state.source = try? OwnSource(state.settings, after: source)
    }
  }

  /// Ends a read that waits or takes long.
  func interrupt() { state.withLock { $0.source }?.interrupt() }
}

extension OwnSettings {
  /// The file's name as errors have it.
  var shownFile: String { file == "-" ? file : reading.fileName }

  /// The path from the root; `-` stays.
  package var absoluteFile: String {
    guard file != "-", let resolved = realpath(file, nil) else { return file }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The list before any of it is read.
  var list: ListInfo {
    ListInfo(
      id: ListID(CatalogueID(rawValue: id)), title: title, recruit: recruit,
      sorts: [SortOrder(key: SortKey.file.rawValue, isDerived: sort != nil)],
      refreshInterval: refresh)
  }
}

extension Catalogue {
  /// A file of the user's as a catalogue of one list.
  package static func own(_ tab: OwnTab) -> Catalogue {
    var info = CatalogueInfo(
      id: CatalogueID(rawValue: tab.settings.id), title: tab.settings.title,
      lists: [tab.settings.list], service: .file, idSpelling: .exact)
    info.file = tab.settings.shownFile
    var catalogue = Catalogue(
      info: info,
      storedPage: { try tab.open().page($0) },
      // The list goes on growing on the screen, until it has the entry.
      storedPageThrough: { _, request in try tab.open().firstPage(request) },
      storedList: { try tab.open().list($0) }, storedDetail: { try tab.open().detail($0) })
    catalogue.record = { try? tab.open().keptRecord($0) }
    catalogue.change = { tab.change($0) }
    catalogue.interrupt = { tab.interrupt() }
    return catalogue
  }
}

/// A record of a file, with all that its detail is made of.
package struct OwnRecord {
  package let value: RecordValue
  /// As it stands in the file.
  let bytes: [UInt8]
  let texts: RowTexts
  /// From 1.
  let row: Int
  let description: OwnDescription
}

extension OwnSource {
  /// The detail of a record, or of one in its sections.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    if let (list, name) = id.fileListRow { return try detail(id, of: list, name) }
    let record = try record(id)
    let detail = record.description.detail.detail(
      at: id, in: record.value, record.texts, row: record.row, freshness)
    guard let detail else { throw .unknownEntry(id) }
    return detail
  }

  /// A field that the user chose and the file's header doesn't have; nil for JSON, where a late record
  /// may have it.
  package func unknownChoice() throws -> UnknownField? {
    guard let description, !description.reading.format.isJSON else { return nil }
    let columns = description.columns
    let roles = try settings.choices.templates(in: columns)
    let detail = try settings.choices.detail(in: columns)
    return (roles.values.flatMap(\.templates) + detail.templates).lazy
      .compactMap(columns.unknownField).first
  }

  /// A record to print, with the columns of its file and those of CSV.
  package func printedRow(
    _ id: EntryID
  ) throws(Failure) -> (row: RecordPrinter.Row, columns: Columns, fields: [FieldPath]) {
    let record = try record(id)
    let description = record.description
    let row = RecordPrinter.Row(
      id: description.guesses.id == .title ? id.path : record.texts.id, ref: id.description,
      title: record.texts.title, subtitle: record.texts.subtitle, value: record.value,
      text: record.bytes.withUnsafeBufferPointer(description.reading.text))
    return (row, description.columns, description.reading.fields(of: description.columns))
  }

  /// A list's first rows, up to the request's limit, once all are read.
  func list(_ request: PageRequest) throws(Failure) -> Page {
    var entries: [Entry] = []
    var unreadable = 0
    while true {
      let page = try page(
        PageRequest(
          source: request.source, offset: entries.count, limit: .max, sort: request.sort))
      entries += page.entries
      unreadable += page.unreadable
      guard page.isLast else { continue }
      return Page(
        offset: 0, entries: Array(entries.prefix(request.limit)), total: entries.count,
        isLast: entries.count <= request.limit, freshness: page.freshness, unreadable: unreadable)
    }
  }

  /// The first rows; none of a pipe that has sent nothing so far.
  func firstPage(_ request: PageRequest) throws(Failure) -> Page {
    let (input, offset) = state.withLock { ($0.input, $0.offset) }
    // A file that is followed has its first records already, if any.
    guard input.isReady(at: offset, within: Int(Self.patience)) else { return emptyPage() }
    return try page(request)
  }

  /// All rows of a record's section.
  func section(_ name: String, of owner: EntryID) throws(Failure) -> Page {
    let record = try record(owner)
    guard let rows = record.description.detail.rows(of: name, in: owner, record.value) else {
      throw .unknownList("\(owner)/\(name)")
    }
    return Page(offset: 0, entries: rows, total: rows.count, isLast: true, freshness: freshness)
  }

  /// The record to keep for a new member; nil where it is too large, and for one in a section.
  func keptRecord(_ id: EntryID) -> KeptRecord? {
    guard !id.path.contains("/"), let record = try? record(id) else { return nil }
    let text = record.value.json
    guard text.utf8.count <= KeptRecord.limit else { return nil }
    return KeptRecord(
      file: settings.absoluteFile,
      settings: ConfigEntry(
        settings, record.description.reading, record.description.guesses
      ).text,
      text: text, at: SystemTime.now())
  }
}
