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
    let numbered = files.compactMap { file in
      Self.number(of: file.name, kind: kind).map { (number: $0, file: file) }
    }
    self.files = numbered.sorted { $0.number < $1.number }.map(\.file)
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
      take(answer)
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

  private mutating func take(_ answer: MarvelAnswer<Slot>) {
    filesRead += 1
    attribution = attribution ?? answer.attribution
    total = total ?? answer.page?.total
    unreadable += answer.page?.unreadable ?? 0
    for slot in answer.page?.records ?? [] where indices[slot.id] == nil {
      indices[slot.id] = slots.count
      slots.append(slot)
    }
  }

  private static func number(of name: String, kind: MarvelKind) -> Int? {
    let prefix = "marvel/\(kind.rawValue)-"
    let suffix = ".json"
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    return Int(name.dropFirst(prefix.count).dropLast(suffix.count))
  }
}

extension Failure {
  /// What a broken file comes to.
  fileprivate init(_ file: String, _ error: any Error) {
    guard let problem = error as? JSONProblem else {
      self = .unreadable(file)
      return
    }
    self = .unreadable("\(file): \(problem.reason) at byte \(problem.offset)")
  }
}
