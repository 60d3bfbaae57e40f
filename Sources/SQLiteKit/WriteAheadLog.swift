#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
  /// Maximum number of frames that are looked at.
  private static let limit = 32_768

  private let file: LogFile
  private let pageSize: Int
  /// Frames to be read, by their place; nil for one that isn't the log's or whose page is damaged.
  private let frames: [LogFrame?]
  /// Pages of the database with them.
  private let pageCount: Int
  /// Whether SQLite would leave out commits that are in the log.
  package let isBroken: Bool

  /// Nil where there is no log, or one that is empty or too large. Reads all of it.
  package init?(path: String, ofDatabaseAt database: String) {
    var facts = stat()
    guard stat(database, &facts) == 0, let file = LogFile(path: path),
      file.size > LogFile.headerSize, let bytes = file.read(LogFile.headerSize, at: 0)
    else { return nil }
    let header = LogHeader(bytes)
    let before = LogIndex(path: database + "-shm")
    let page = header?.pageSize ?? before?.pageSize ?? 4_096
    guard page >= 512, page <= 65_536 else { return nil }
    let places = (file.size - LogFile.headerSize) / (page + LogFile.frameHeaderSize)
    guard places <= Self.limit else { return nil }
    let pages = Int(facts.st_size) / page + places + 2
    let found = Self.frames(file, pageSize: page, places, pages: pages, header, before)
    let standings = Self.standings(of: found, file, pageSize: page, header, before)
    // Unless somebody began the log anew meanwhile.
    let index = LogIndex(path: database + "-shm").flatMap { after in
      before.flatMap { $0.salts == after.salts && $0.frames <= after.frames ? $0 : nil }
    }.flatMap { header == nil || header?.salts == $0.salts ? $0 : nil }
    let sound = standings.prefix { $0 == .sound }.count
    let readable = zip(found, standings).map { $1 == .damaged ? nil : $0 }
    if let index, sound < index.frames {
      isBroken = true
      // What has been copied is in the database's own file, and may be newer there.
      frames = readable.prefix(index.frames).enumerated().map { $0 < index.copied ? nil : $1 }
      pageCount = index.pages
    } else {
      let last = found.lastIndex { $0.map { $0.count > 0 } ?? false }
      frames = last.map { Array(readable[...$0]) } ?? []
      pageCount = last.flatMap { found[$0]?.count } ?? 0
      isBroken =
        last.map { header == nil || found[..<$0].contains { $0 == nil } } ?? false
        || Self.hasCommit(behind: sound, found, standings)
    }
    self.file = file
    pageSize = page
  }

  /// Puts the pages of all readable frames into a database's.
  func apply(to database: inout [UInt8]) {
    guard pageCount > 0 else { return }
    let size = pageCount * pageSize
    if database.count < size {
      database += Array(repeating: 0, count: size - database.count)
    } else {
      database.removeLast(database.count - size)
    }
    for (place, frame) in frames.enumerated() {
      guard let frame, frame.page <= pageCount else { continue }
      let offset = Self.offset(of: place, pageSize: pageSize) + LogFile.frameHeaderSize
      guard let page = file.read(pageSize, at: offset) else { continue }
      let start = (frame.page - 1) * pageSize
      database.replaceSubrange(start..<start + pageSize, with: page)
    }
  }

  private static func offset(of place: Int, pageSize: Int) -> Int {
    LogFile.headerSize + place * (pageSize + LogFile.frameHeaderSize)
  }
}

extension WriteAheadLog {
  /// The headers of the log's frames; nil in the place of another one.
  private static func frames(
    _ file: LogFile, pageSize: Int, _ places: Int, pages: Int, _ header: LogHeader?,
    _ index: LogIndex?
  ) -> [LogFrame?] {
    let found = (0..<places).map { place in
      file.read(LogFile.frameHeaderSize, at: offset(of: place, pageSize: pageSize))
        .flatMap { LogFrame($0, pages: pages) }
    }
    let salts = header?.salts ?? index?.salts ?? found.lazy.compactMap { $0?.salts }.first
    return found.map { $0?.salts == salts ? $0 : nil }
  }

  private enum Standing {
    /// Its checksum follows from that of the frame before.
    case sound
    /// It doesn't, although that frame is sound.
    case damaged
    /// That frame is not.
    case unknown
  }

  private static func standings(
    of frames: [LogFrame?], _ file: LogFile, pageSize: Int, _ header: LogHeader?,
    _ index: LogIndex?
  ) -> [Standing] {
    let isBigEndian = header?.isBigEndian ?? index?.isBigEndian ?? false
    var seed = header?.checksum
    var last = header == nil ? Standing.unknown : .sound
    var bytes = [UInt8](repeating: 0, count: pageSize + LogFile.frameHeaderSize)
    return frames.enumerated().map { place, frame in
      defer { seed = frame?.checksum }
      if var sum = seed, let frame,
        file.read(into: &bytes, at: offset(of: place, pageSize: pageSize))
      {
        bytes.withUnsafeBytes { bytes in
          for part in [0..<8, LogFile.frameHeaderSize..<bytes.count] {
            sum.add(UnsafeRawBufferPointer(rebasing: bytes[part]), isBigEndian: isBigEndian)
          }
        }
        last = sum == frame.checksum ? .sound : last == .sound ? .damaged : .unknown
      } else {
        last = .unknown
      }
      return last
    }
  }

  /// Whether behind a frame that isn't sound there is an acknowledged commit.
  private static func hasCommit(
    behind place: Int, _ frames: [LogFrame?], _ standings: [Standing]
  ) -> Bool {
    let next = place + 1
    guard next < frames.count else { return false }
    let run = frames[next...].prefix(standings[next...].prefix { $0 == .sound }.count)
    return run.dropLast().contains { ($0?.count ?? 0) > 0 }
  }
}
