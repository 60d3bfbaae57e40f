/// Takes a text's scalars one by one, and keeps what a terminal can show.
struct TextSanitizer {
  /// The preceding scalar, for a mark or Hangul letter that may join it.
  private enum Base { case none, text, lead, vowel, trail }

  /// Marks per base: three are enough for every living script.
  private static let maximumMarks = 3

  private let keepsParagraphs: Bool
  private var output: [UInt8] = []
  private var base = Base.none
  private var marks = 0
  /// The last input scalar with a column; nil after white space.
  private var last: Unicode.Scalar?
  /// Whether a ZWJ joins the next scalar to an emoji.
  private var joins = false
  private var isInGap = false
  private var lineEnds = 0
  private var endedInReturn = false

  init(keepsParagraphs: Bool, capacity: Int) {
    self.keepsParagraphs = keepsParagraphs
    output.reserveCapacity(capacity)
  }

  /// The sanitized text, trimmed.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Takes a whole text in valid UTF-8.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      take(scalar)
      offset += length
    }
  }

  mutating func take(_ scalar: Unicode.Scalar) {
    if scalar.value &- 0x21 < 0x5E {
      takeASCII(scalar)
      return
    }
    let kind = ScalarClass(scalar)
    switch kind {
    case .narrow, .wide, .lead, .unknown, .regional: takeBase(scalar, kind)
    case .mark: if base != .none { takeMark(scalar, leaving: .text) }
    case .vowel: if base == .lead || base == .vowel { takeMark(scalar, leaving: .vowel) }
    case .trail: if base == .vowel || base == .trail { takeMark(scalar, leaving: .trail) }
    case .space: takeSpace(scalar)
    case .removed: if scalar == "\u{200D}" { joins = last.map(Self.isEmoji) ?? false }
    }
  }

  /// Ends a paragraph like an empty line.
  mutating func endParagraph() {
    takeSpace("\u{2029}")
  }

  /// `takeBase` for printable ASCII, which most text is.
  private mutating func takeASCII(_ scalar: Unicode.Scalar) {
    closeGap()
    marks = 0
    last = scalar
    base = .text
    joins = false
    output.append(UInt8(truncatingIfNeeded: scalar.value))
  }

  private mutating func takeBase(_ scalar: Unicode.Scalar, _ kind: ScalarClass) {
    defer { joins = false }
    if joins && Self.isEmoji(scalar) { return }
    closeGap()
    marks = 0
    last = scalar
    base = kind == .lead ? .lead : kind == .unknown ? .none : .text
    if let shown = ShownScalar(scalar, kind) { output.append(shown.scalar) }
  }

  private mutating func takeMark(_ scalar: Unicode.Scalar, leaving next: Base) {
    guard marks < Self.maximumMarks else { return }
    marks += 1
    base = next
    output.append(scalar)
  }

  private mutating func takeSpace(_ scalar: Unicode.Scalar) {
    if !isInGap { lineEnds = 0 }
    switch scalar {
    case "\n": lineEnds += endedInReturn && isInGap ? 0 : 1
    case "\r", "\u{85}", "\u{2028}": lineEnds += 1
    case "\u{2029}": lineEnds += 2
    default: break
    }
    endedInReturn = scalar == "\r"
    isInGap = true
    base = .none
    last = nil
    joins = false
  }

  private mutating func closeGap() {
    guard isInGap else { return }
    isInGap = false
    if !output.isEmpty { output.append(keepsParagraphs && lineEnds > 1 ? 0x0A : 0x20) }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji
  }
}
