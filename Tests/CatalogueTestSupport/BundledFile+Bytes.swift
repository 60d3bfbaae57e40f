import CatalogueKit

extension BundledFile {
  /// A file made by a test; its bytes are never freed, just as those in the binary.
  package init(_ name: String, _ contents: some Collection<UInt8>) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = bytes.initialize(from: contents)
    self.init(name: name, bytes: UnsafeBufferPointer(bytes))
  }

  package init(_ name: String, _ text: String) { self.init(name, text.utf8) }
}
