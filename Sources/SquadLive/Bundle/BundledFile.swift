import CBundle

/// A file of `Fixtures/Bundled`, inside the binary.
package struct BundledFile: @unchecked Sendable {
  /// Its path under `Fixtures/Bundled`: `marvel/characters-1.json`.
  package let name: String
  // Unchecked: nothing ever writes to these bytes or frees them.
  let bytes: UnsafeBufferPointer<UInt8>

  /// `bytes` have to stay as they are for as long as the program runs.
  package init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  /// Every one of them.
  package static var all: [BundledFile] {
    UnsafeBufferPointer(start: squad_bundled_files(), count: squad_bundled_file_count()).map {
      BundledFile(
        name: String(cString: $0.name),
        bytes: UnsafeBufferPointer(start: $0.bytes, count: $0.count))
    }
  }
}
