import CatalogueKit

extension BundledFile {
  /// A file made by a test; its bytes are never freed, just as those in the binary.
  package init(_ name: String, _ contents: some Collection<UInt8>) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = bytes.initialize(from: contents)
    self.init(name: name, bytes: UnsafeBufferPointer(bytes))
  }

  package init(_ name: String, _ text: String) { self.init(name, text.utf8) }

  /// Copies of a file, each with a different one of the first bytes changed.
  package func damaged(upTo count: Int, by step: Int) -> [BundledFile] {
    stride(from: 0, to: min(count, bytes.count), by: step).flatMap { index in
      [0, 0x09, 0x0A, 0x30, 0x39, 0xFF].map { (byte: UInt8) in
        var damaged = Array(bytes)
        damaged[index] = byte
        return BundledFile(name, damaged)
      }
    }
  }
}
