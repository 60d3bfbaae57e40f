/// All bytes of a file or of a pipe, up to the limit of its kind.
package struct FileBytes {
  package private(set) var bytes: [UInt8] = []
  /// The limit that ended the reading before the end of the file; nil where all was read.
  package private(set) var limit: Int?

  /// - Parameter path: `-` reads the standard input.
  package init(path: String) throws {
    let input = try FileInput(path: path)
    if let size = input.size { bytes.reserveCapacity(min(size, input.limit)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count < input.limit {
      let count = try chunk.withUnsafeMutableBytes { try input.read(at: bytes.count, into: $0) }
      guard count > 0 else { return }
      bytes += chunk.prefix(min(count, input.limit - bytes.count))
    }
    limit = input.limit
  }
}
