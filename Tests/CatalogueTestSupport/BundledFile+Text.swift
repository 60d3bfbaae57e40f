import CatalogueKit

extension BundledFile {
  /// A file of a test's own; its bytes are never freed, as those in the binary.
  package init(_ name: String, _ text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    self.init(name: name, bytes: UnsafeBufferPointer(bytes))
  }
}
