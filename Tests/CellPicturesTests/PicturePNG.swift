/// Writes PNGs, also invalid ones, without compression.
struct PicturePNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var width: Int
  var height: Int
  /// Bits per sample, and the colour type: 6 is RGBA.
  var depth: UInt8 = 8
  var kind: UInt8 = 6
  var isInterlaced = false
  /// Chunks between header and pixels.
  var before: [UInt8] = []
  /// Row by row, each after its filter's number.
  var rows: [UInt8]

  /// An 8-bit RGBA picture.
  init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    rows = Self.filtered(rgba, bytesARow: width * 4)
  }

  static func filtered(_ samples: [UInt8], bytesARow: Int) -> [UInt8] {
    stride(from: 0, to: samples.count, by: max(bytesARow, 1)).flatMap { start in
      [0] + samples[start..<min(start + bytesARow, samples.count)]
    }
  }

  var header: [UInt8] {
    Self.bytes(width) + Self.bytes(height) + [depth, kind, 0, 0, isInterlaced ? 1 : 0]
  }

  var bytes: [UInt8] {
    Self.signature + Self.chunk("IHDR", header) + before + Self.chunk("IDAT", Self.stored(rows))
      + Self.chunk("IEND", [])
  }

  static func chunk(_ name: String, _ contents: [UInt8], checksum: UInt32? = nil) -> [UInt8] {
    let checked = Array(name.utf8) + contents
    let sum = checksum ?? crc(checked)
    return bytes(contents.count) + checked + bytes(Int(sum))
  }

  /// A number in four big-endian bytes.
  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// zlib's format without compression.
  static func stored(_ contents: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(contents.count, 1), by: 65_535) {
      let block = contents[start..<min(start + 65_535, contents.count)]
      let isLast: UInt8 = start + 65_535 >= contents.count ? 1 : 0
      let length = [UInt8(truncatingIfNeeded: block.count), UInt8(block.count >> 8)]
      stream += [isLast] + length + length.map { ~$0 } + block
    }
    return stream + bytes(Int(adler(contents)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
