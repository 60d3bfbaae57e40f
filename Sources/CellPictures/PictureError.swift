/// Reason why there is no picture.
package enum PictureError: Error, Hashable, Sendable {
  /// No bytes, or a width or height of 0.
  case empty
  /// Every cell would be the terminal's background: transparent, or dark in a style that draws only
  /// brightness.
  case blank
  /// Another kind of bytes.
  case notAPicture(String)
  /// Exceeds a limit: `30000 by 30000 pixels`.
  case tooLarge(String)
  case truncated(String)
  case broken(String)
  /// The loader's message.
  case noLibrary(String)

  /// Whether another copy of the picture may be fine.
  var isOfOneCopy: Bool {
    switch self {
    case .empty, .notAPicture, .tooLarge, .truncated, .broken: true
    case .blank, .noLibrary: false
    }
  }

  /// Log text.
  package var message: String {
    switch self {
    case .empty: "the picture is empty"
    case .blank: "the picture would be blank"
    case .notAPicture(let kind): "\(kind), not a JPEG or PNG"
    case .tooLarge(let size): "the picture is too large: \(size)"
    case .truncated(let reason): "the picture is incomplete: \(reason)"
    case .broken(let reason): "the picture is broken: \(reason)"
    case .noLibrary(let reason): "pictures need a library: \(reason)"
    }
  }
}
