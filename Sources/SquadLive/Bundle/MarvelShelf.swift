import PlainText
import SquadCore

/// The bundled records of one kind, in the order of their names. Files are read when a stretch
/// reaches into them, and only as far as rows need; a whole record is read where it lies.
struct MarvelShelf {
  /// Where a record lies, and its row.
  struct Slot {
    let id: Int
    let entry: Entry
    let modified: MarvelDate?
    fileprivate let file: Int
    fileprivate let position: Int
  }

  let kind: MarvelKind
  private let files: [BundledFile]
  /// How many files have been read so far.
  private(set) var filesRead = 0
  private(set) var slots: [Slot] = []
  private(set) var attribution: String?
  /// Records that could not be read.
  private(set) var unreadable = 0
  /// How many there are in all files, as the first of them says.
  private(set) var total: Int?
  private var indices: [Int: Int] = [:]

  /// The files of that kind among `files`: `marvel/comics-1.json`, `marvel/comics-2.json`.
  init(kind: MarvelKind, files: [BundledFile]) {
    self.kind = kind
    self.files = BundledFile.numbered("marvel/\(kind.rawValue)-", in: files)
  }

  /// Whether nothing is left to read.
  var isComplete: Bool { filesRead == files.count }

  /// Reads on until so many rows are there, or all. Throws `Failure.unreadable`.
  mutating func read(rows: Int = .max) throws(Failure) {
    while slots.count < rows, !isComplete { try readNextFile() }
  }

  /// The index of a record in `slots`, reading on until it is found; nil where it isn't bundled.
  mutating func index(of id: Int) throws(Failure) -> Int? {
    while indices[id] == nil, !isComplete { try readNextFile() }
    return indices[id]
  }

  /// The whole of a record.
  func record(at slot: Slot) throws(Failure) -> any MarvelRecord {
    let file = files[slot.file]
    var reader = JSONReader(file.bytes, at: slot.position)
    do {
      if let record = try kind.record(from: &reader, reading: .whole) { return record }
    } catch {
      throw Failure(file.name, error)
    }
    throw Failure.unreadable(file.name)
  }

  private mutating func readNextFile() throws(Failure) {
    let file = files[filesRead]
    var reader = JSONReader(file.bytes)
    do {
      let answer = try MarvelAnswer(from: &reader) { try slot(from: &$0) }
      guard let page = answer.page else {
        throw Failure.unreadable("\(file.name): \(PlainText.line(answer.reason ?? "no page"))")
      }
      take(page)
      attribution = attribution ?? answer.attribution
    } catch {
      throw Failure(file.name, error)
    }
  }

  private func slot(from reader: inout JSONReader) throws -> Slot? {
    let position = reader.position
    guard let record = try kind.record(from: &reader, reading: .row) else { return nil }
    return Slot(
      id: record.id, entry: record.entry, modified: record.modified, file: filesRead,
      position: position)
  }

  private mutating func take(_ page: MarvelPage<Slot>) {
    filesRead += 1
    total = total ?? page.total
    unreadable += page.unreadable
    for slot in page.records where indices[slot.id] == nil {
      indices[slot.id] = slots.count
      slots.append(slot)
    }
  }
}

extension Failure {
  /// What a broken file comes to.
  init(_ file: String, _ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as JSONProblem:
      self = .unreadable("\(file): \(problem.reason) at byte \(problem.offset)")
    default: self = .unreadable(file)
    }
  }
}
