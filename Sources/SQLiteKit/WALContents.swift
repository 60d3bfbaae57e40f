import CLibrary

/// All frames of a write-ahead log, and which of them follow from each other.
struct WALContents {
  enum FrameState {
    /// Its checksum follows from that of the frame before.
    case sound
    /// It doesn't, although that frame is sound.
    case damaged
    /// That frame is not.
    case unknown
  }

  /// Maximum number of frames that are looked at.
  private static let limit = 32_768

  let file: WALFile
  let pageSize: Int
  /// Nil where it is damaged.
  let header: WALHeader?
  /// More than the database has pages with all of the log.
  let pageBound: Int
  /// By their place; nil for one that isn't the log's.
  private(set) var frames: [WALFrame?] = []
  private(set) var states: [FrameState] = []

  /// Nil where there is no log, or one that is empty or too large.
  ///
  /// - Parameter index: tells what a damaged header can't.
  init?(path: String, ofDatabaseAt database: String, _ index: WALIndex?) {
    var facts = stat()
    guard stat(database, &facts) == 0, let file = WALFile(path: path),
      file.size > WALFile.headerSize, let bytes = file.read(WALFile.headerSize, at: 0)
    else { return nil }
    self.file = file
    header = WALHeader(bytes)
    pageSize = header?.pageSize ?? index?.pageSize ?? 4_096
    guard pageSize >= 512, pageSize <= 65_536 else { return nil }
    let places = (file.size - WALFile.headerSize) / (pageSize + WALFile.frameHeaderSize)
    guard places <= Self.limit else { return nil }
    pageBound = Int(facts.st_size) / pageSize + places + 2
    frames = found(places, index)
    states = checked(isBigEndian: header?.isBigEndian ?? index?.isBigEndian ?? false)
  }

  /// How many frames SQLite would take, up to the last commit among them.
  var soundCount: Int { states.prefix { $0 == .sound }.count }

  /// The frames without those whose pages are damaged.
  var readable: [WALFrame?] { zip(frames, states).map { $1 == .damaged ? nil : $0 } }

  /// The place of the last frame that ends a commit.
  var lastCommit: Int? { frames.lastIndex { $0.map { $0.count > 0 } ?? false } }

  /// Where a place's frame begins, in bytes.
  func offset(of place: Int) -> Int {
    WALFile.headerSize + place * (pageSize + WALFile.frameHeaderSize)
  }

  private func found(_ places: Int, _ index: WALIndex?) -> [WALFrame?] {
    let found = (0..<places).map { place in
      file.read(WALFile.frameHeaderSize, at: offset(of: place))
        .flatMap { WALFrame($0, pages: pageBound) }
    }
    let salts = header?.salts ?? index?.salts ?? found.lazy.compactMap { $0?.salts }.first
    return found.map { $0?.salts == salts ? $0 : nil }
  }

  private func checked(isBigEndian: Bool) -> [FrameState] {
    var seed = header?.checksum
    var last = header == nil ? FrameState.unknown : .sound
    var bytes = [UInt8](repeating: 0, count: pageSize + WALFile.frameHeaderSize)
    return frames.enumerated().map { place, frame in
      if var sum = seed, let frame, file.read(into: &bytes, at: offset(of: place)) {
        sum.add(frame: bytes, isBigEndian: isBigEndian)
        last = sum == frame.checksum ? .sound : last == .sound ? .damaged : .unknown
      } else {
        last = .unknown
      }
      seed = frame?.checksum
      return last
    }
  }
}

extension WALChecksum {
  /// Adds what a frame's own checksum is of: the first words of its header, and its page.
  fileprivate mutating func add(frame: [UInt8], isBigEndian: Bool) {
    frame.withUnsafeBytes { bytes in
      for part in [0..<8, WALFile.frameHeaderSize..<bytes.count] {
        add(UnsafeRawBufferPointer(rebasing: bytes[part]), isBigEndian: isBigEndian)
      }
    }
  }
}
