import CPictures
import PlainText

/// Buffer for a C function's reason of failure.
struct PictureReason {
  var bytes = [CChar](repeating: 0, count: SQUAD_PICTURE_REASON_BYTES)

  /// Cleaned into one line, since libraries quote what is in a picture.
  var text: String {
    let written = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PlainText.line(String(decoding: written, as: UTF8.self))
  }
}
