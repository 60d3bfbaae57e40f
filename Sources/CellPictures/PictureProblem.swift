/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// No bytes at all, or a width or height of nothing.
  case empty
  /// Every cell of it is the terminal's own ground: it is transparent, or dark where only what is
  /// bright is drawn.
  case blank
  /// The bytes are no picture, but of this kind.
  case notAPicture(String)
  /// What is more than squad decodes: `30000 by 30000 pixels`.
  case tooLarge(String)
  case truncated(String)
  case broken(String)
  /// The loader's words.
  case noLibrary(String)

  /// Whether another copy of the same picture may be without it.
  var isOfOneCopy: Bool {
    switch self {
    case .empty, .notAPicture, .tooLarge, .truncated, .broken: true
    case .blank, .noLibrary: false
    }
  }

  /// A line for the log.
  package var words: String {
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
