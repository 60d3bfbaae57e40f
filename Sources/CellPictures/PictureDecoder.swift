import CPictures

/// Decodes a JPEG or PNG into pixels.
///
/// Pictures come from strangers. Limits bound the work, since a library can't be interrupted: call
/// this off the main thread.
package struct PictureDecoder: Sendable {
  let libraries: PictureLibraries

  /// Decodes to just over the pixels that fill a `width` by `height` box in the picture's
  /// proportions, never more than it has.
  package func pixels(of bytes: [UInt8], width: Int, height: Int) throws(PictureError) -> Pixels {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= SQUAD_PICTURE_MAXIMUM_BYTES else {
      throw .tooLarge("\(bytes.count) bytes")
    }
    let box = (Self.side(width), Self.side(height))
    switch squad_picture_kind(bytes, bytes.count) {
    case SQUAD_PICTURE_JPEG:
      let jpeg = try libraries.jpeg()
      return try decode { pixels, reason in
        squad_picture_decode_jpeg(jpeg, bytes, bytes.count, box.0, box.1, &pixels, &reason)
      }
    case SQUAD_PICTURE_PNG:
      let png = try libraries.png()
      return try decode { pixels, reason in
        squad_picture_decode_png(png, bytes, bytes.count, box.0, box.1, &pixels, &reason)
      }
    case SQUAD_PICTURE_GIF: throw .notAPicture("a GIF")
    case SQUAD_PICTURE_WEBP: throw .notAPicture("a WebP")
    default: throw .notAPicture(Self.beginning(of: bytes))
    }
  }

  private static func side(_ pixels: Int) -> Int32 {
    Int32(clamping: min(max(pixels, 1), SQUAD_PICTURE_MAXIMUM_SIDE))
  }

  /// First bytes of an unknown kind, for the log.
  private static func beginning(of bytes: [UInt8]) -> String {
    let isMarkup = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    return isMarkup ? "a page of markup" : "a file of \(bytes.count) bytes"
  }

  private func decode(
    _ work: (inout squad_picture_pixels, inout [CChar]) -> squad_picture_result
  ) throws(PictureError) -> Pixels {
    var decoded = squad_picture_pixels()
    var reason = PictureReason()
    let result = work(&decoded, &reason.bytes)
    defer { squad_picture_free(&decoded) }
    switch result {
    case SQUAD_PICTURE_DECODED: break
    case SQUAD_PICTURE_EMPTY: throw .empty
    case SQUAD_PICTURE_TOO_LARGE: throw .tooLarge(reason.text)
    case SQUAD_PICTURE_TRUNCATED: throw .truncated(reason.text)
    default: throw .broken(reason.text)
    }
    let (width, height) = (Int(decoded.width), Int(decoded.height))
    let bytes = UnsafeBufferPointer(start: decoded.bytes, count: width * height * 4)
    guard let pixels = Pixels(width: width, height: height, rgba: Array(bytes)) else {
      throw .empty
    }
    return pixels
  }
}

/// Decoded picture.
package struct Pixels: Equatable, Sendable {
  /// Pixels of a row; at least 1.
  package let width: Int
  /// Rows of pixels; at least 1.
  package let height: Int
  /// Red, green, blue and opacity, a byte each, row by row from the top.
  package let rgba: [UInt8]

  /// Nil without a pixel, or with other than four bytes per pixel.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooMany, rgba.count % 4 == 0, rgba.count / 4 == pixels else {
      return nil
    }
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}
