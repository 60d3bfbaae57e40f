import SystemKit

extension Recording {
  /// Milliseconds that a pipe may pause: another program may be making or sending the recording.
  private static let patience: Int32 = 60_000

  /// Parses a recording's lines.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    self = try RecordingReader.read(bytes)
  }

  /// Parses a recording's text.
  package init(text: String) throws(RecordingError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try RecordingReader.read(bytes)
    }
  }

  /// Reads a file up to the size limit of a recording.
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
