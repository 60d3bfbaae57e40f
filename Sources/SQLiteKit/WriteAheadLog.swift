import CLibrary
import SystemKit

/// The write-ahead log of a database, read without SQLite, where no connection has it open yet.
///
/// SQLite takes a log to end before the first frame whose checksum is wrong, and says nothing. After a
/// crash that is right: what is behind was never committed. Where a committed frame was damaged, it and
/// the commits behind it would be gone without a word. This tells the two apart:
///
/// - The index that a killed process leaves says how much is committed. What is wrong up to there is
///   damage, and what is wrong behind it is not.
/// - A kill leaves no frame without the log's salts before one with them.
/// - A transaction that failed, or whose process was killed while another one lived, may leave frames
///   behind a shorter one that came next. They follow from each other by their checksums, and none comes
///   behind the one that ends them: a commit with a frame that follows from it was acknowledged.
///
/// Without an index, damage in what the last transaction wrote can't be told from one that wasn't
/// committed.
package struct WriteAheadLog {
  private let contents: WALContents
  /// Frames to be read, by their place; nil for one that isn't the log's or whose page is damaged.
  private let frames: [WALFrame?]
  /// Pages of the database with them.
  private let pageCount: Int
  /// Whether SQLite would leave out commits that are in the log.
  package let isBroken: Bool
  /// The index that tells so and isn't kept yet; nil where the log itself does.
  private let index: WALIndex?

  /// Nil where there is no log, or one that is empty or too large. Reads all of it.
  package init?(path: String, ofDatabaseAt database: String) {
    let kept = WALFile(path: path).flatMap { KeptWALIndex.index(of: $0, ofDatabaseAt: database) }
    let before = kept ?? WALIndex(path: database + "-shm")
    guard let contents = WALContents(path: path, ofDatabaseAt: database, before) else { return nil }
    self.contents = contents
    let after = kept ?? WALIndex(path: database + "-shm")
    if let index = before, let after, index.isStill(after), index.isIndex(of: contents),
      contents.soundCount < index.frames
    {
      isBroken = true
      self.index = kept == nil ? index : nil
      // What has been copied is in the database's own file, and may be newer there.
      frames = contents.readable.prefix(index.frames).enumerated().map {
        $0 < index.copied ? nil : $1
      }
      pageCount = index.pages
    } else {
      let last = contents.lastCommit
      index = nil
      isBroken = last.map { contents.hasGap(before: $0) } ?? false || contents.hasCommitBehindDamage
      frames = last.map { Array(contents.readable[...$0]) } ?? []
      pageCount = last.flatMap { contents.frames[$0]?.count } ?? 0
    }
  }

  /// Its beginning as SQLite reads it, up to the last commit before the damage.
  package var beginning: WriteAheadLog { WriteAheadLog(beginningOf: contents) }

  private init(beginningOf contents: WALContents) {
    self.contents = contents
    let sound = contents.frames.prefix(contents.soundCount)
    let last = sound.lastIndex { ($0?.count ?? 0) > 0 }
    frames = last.map { Array(sound[...$0]) } ?? []
    pageCount = last.flatMap { sound[$0]?.count } ?? 0
    (isBroken, index) = (false, nil)
  }

  /// Keeps what tells of the damage in a file beside the database, until `forgetEvidence`: to be
  /// called before SQLite opens it.
  package func keepEvidence(besideDatabaseAt path: String) throws(SystemError) {
    guard let index else { return }
    guard let kept = KeptWALIndex(index, of: contents.file) else { throw .last }
    try kept.write(besideDatabaseAt: path)
  }

  /// Removes what was kept.
  package static func forgetEvidence(besideDatabaseAt path: String) {
    unlink(path + KeptWALIndex.suffix)
  }

  /// Puts the pages of all readable frames into a database's.
  func apply(to database: inout [UInt8]) {
    guard pageCount > 0 else { return }
    let pageSize = contents.pageSize
    let size = pageCount * pageSize
    if database.count < size {
      database += Array(repeating: 0, count: size - database.count)
    } else {
      database.removeLast(database.count - size)
    }
    for (place, frame) in frames.enumerated() {
      guard let frame, frame.page <= pageCount else { continue }
      let offset = contents.offset(of: place) + WALFile.frameHeaderSize
      guard let page = contents.file.read(pageSize, at: offset) else { continue }
      let start = (frame.page - 1) * pageSize
      database.replaceSubrange(start..<start + pageSize, with: page)
    }
  }
}

extension WALIndex {
  /// Whether nobody began the log anew until a later one was read.
  fileprivate func isStill(_ later: WALIndex) -> Bool {
    salts == later.salts && frames <= later.frames
  }

  fileprivate func isIndex(of log: WALContents) -> Bool {
    pages < log.pageBound && log.header.map { $0.salts == salts } ?? true
  }
}

extension WALContents {
  /// Whether SQLite doesn't come to a commit's place, because something there isn't the log's.
  fileprivate func hasGap(before place: Int) -> Bool {
    header == nil || frames[..<place].contains { $0 == nil }
  }

  /// Whether behind the first frame that isn't sound there is an acknowledged commit.
  fileprivate var hasCommitBehindDamage: Bool {
    let next = soundCount + 1
    guard next < frames.count else { return false }
    let run = frames[next...].prefix(states[next...].prefix { $0 == .sound }.count)
    return run.dropLast().contains { ($0?.count ?? 0) > 0 }
  }
}
