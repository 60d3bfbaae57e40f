/// Hashes of ids' paths, seeded anew in each run so that no file can be made to collide.
package enum PathHash {
  private static let seed = UInt64(truncatingIfNeeded: "".hashValue)

  /// Hash of a path in UTF-8; holds for this run only.
  package static func hash(_ path: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(path)
    var hash = seed ^ UInt64(path.count)
    var offset = 0
    while offset + 8 <= path.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < path.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mixed(mixed(hash ^ rest))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low &+ seed
  }
}
