/// Turns what a terminal sends into keys and pastes, however the bytes are cut.
///
/// Escape and a letter are Escape, then the letter; only `ESC [`, `ESC O` and the terminal's own
/// key strings are sequences. Those of nobody's (replies, reports) are swallowed whole. Cutting the
/// same bytes differently gives the same events as long as `timeout` isn't called in between.
/// Events are handed over one at a time, so that who takes them can stop and find the rest later.
package struct KeyDecoder: Sendable {
  /// What the bytes belong to.
  private enum Mode {
    case keys
    case paste
    /// A control string (OSC, DCS, APC), dropped up to its terminator.
    case string
    /// A control sequence too long to be anything of ours, dropped up to its final byte.
    case sequence
  }

  /// Bytes of a paste that are kept; what comes after is dropped.
  static let pasteLimit = 1 << 20

  private let parser: SequenceParser
  private var mode = Mode.keys
  /// What was read; everything before `position` has been handed over.
  private var bytes: [UInt8] = []
  private var position = 0
  /// Whether what is left has been looked at and is no whole event.
  private var isIncomplete = false
  private var pasted: [UInt8] = []

  /// `keyStrings`: what the terminal's own keys send, by terminfo; of two that are the same the
  /// first one counts.
  package init(keyStrings: [(bytes: [UInt8], key: Key)] = []) {
    parser = SequenceParser(keyStrings: keyStrings)
  }

  /// Whether `next` may have another event without more input: how a reader that takes only so many
  /// at a time knows that it has to come back.
  package var hasMore: Bool { position < bytes.count && !isIncomplete }

  /// True while bytes wait for more: call `timeout` when none come within the escape delay. Means
  /// something once `next` has returned nil.
  package var needsTimeout: Bool {
    switch mode {
    case .keys: position < bytes.count && bytes[position] == 0x1B
    case .sequence: true
    case .paste, .string: false
    }
  }

  /// Takes what was read, to be handed over by `next`.
  package mutating func feed(_ read: [UInt8]) {
    guard !read.isEmpty else { return }
    bytes = position < bytes.count ? bytes[position...] + read : read
    position = 0
    isIncomplete = false
  }

  /// The next event of what was read; nil when the rest, if there is one, is no whole event.
  package mutating func next() -> InputEvent? {
    while position < bytes.count {
      let before = (position, mode)
      var rest = bytes[position...]
      let event: InputEvent?
      switch mode {
      case .keys: event = decodeKey(&rest)
      case .paste: event = decodePaste(&rest)
      case .string: event = skipString(&rest)
      case .sequence: event = skipSequence(&rest)
      }
      position = rest.startIndex
      if let event { return event }
      if (position, mode) == before {
        isIncomplete = true
        return nil
      }
    }
    bytes = []
    position = 0
    return nil
  }

  /// Nothing more came: what is pending stands for itself. A lone Escape is the key, `ESC [` and
  /// its like are Escape and the character; a longer unfinished sequence is dropped.
  package mutating func timeout() -> [InputEvent] {
    guard needsTimeout else { return [] }
    let rest = bytes[position...]
    let keys = rest.count <= 2 ? rest.compactMap(SequenceParser.key(byte:)) : []
    bytes = []
    position = 0
    mode = .keys
    return keys.map { .key($0) }
  }

  private mutating func decodeKey(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    switch parser.parse(rest) {
    case .incomplete: break
    case .key(let key, let length):
      rest = rest.dropFirst(length)
      return .key(key)
    case .dropped(let length): rest = rest.dropFirst(length)
    case .pasteStart(let length):
      mode = .paste
      rest = rest.dropFirst(length)
    case .stringStart(let length):
      mode = .string
      rest = rest.dropFirst(length)
    case .tooLong(let length):
      mode = .sequence
      rest = rest.dropFirst(length)
    }
    return nil
  }

  private mutating func decodePaste(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    let text = rest.prefix { $0 != 0x1B }
    pasted.append(contentsOf: text.prefix(Self.pasteLimit - pasted.count))
    rest = rest.dropFirst(text.count)
    guard !rest.isEmpty else { return nil }
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    if rest.starts(with: end) {
      rest = rest.dropFirst(end.count)
      defer { pasted = [] }
      mode = .keys
      return .paste(Self.text(of: pasted))
    }
    if !end.starts(with: rest) {
      if pasted.count < Self.pasteLimit { pasted.append(0x1B) }
      rest = rest.dropFirst()
    }
    return nil
  }

  private mutating func skipString(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    rest = rest.drop { $0 >= 0x20 }
    switch rest.first {
    case nil: break
    case 0x07:
      rest = rest.dropFirst()
      mode = .keys
    case 0x1B where rest.count == 1: break
    case 0x1B where rest.dropFirst().first == 0x5C:
      rest = rest.dropFirst(2)
      mode = .keys
    default: mode = .keys
    }
    return nil
  }

  private mutating func skipSequence(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    rest = rest.drop { (0x20..<0x40).contains($0) }
    guard let last = rest.first else { return nil }
    if (0x40..<0x7F).contains(last) { rest = rest.dropFirst() }
    mode = .keys
    return nil
  }

  /// Bytes as text, without what isn't UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    text.unicodeScalars.removeAll { $0 == "\u{FFFD}" }
    return text
  }
}
