import SystemKit

extension Recording {
  /// How long a pipe may keep squad waiting, in milliseconds: another program may be making the
  /// recording, or sending it.
  private static let patience: Int32 = 60_000

  /// Reads the lines of a recording.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    self = try RecordingReader.read(bytes)
  }

  /// Reads a recording's text.
  package init(text: String) throws(RecordingError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try RecordingReader.read(bytes)
    }
  }

  /// Reads a file, and no more of it than a recording may have.
  package init(path: String) throws(RecordingError) {
    let bytes: [UInt8]
    do {
      bytes = try systemReadAll(of: path, limit: Self.largestFile, patience: Self.patience)
    } catch {
      throw RecordingError(.unreadable(error))
    }
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try RecordingReader.read(bytes)
    }
  }
}
