/// Decodes terminal input into keys, pastes and mouse events, however the bytes are split.
///
/// Escape and a letter are two keys; sequences are only `ESC [`, `ESC O` and the terminal's own key
/// strings. Pending replies are events; other replies and reports are dropped whole. The same bytes
/// give the same events however they are split, while `timeout` isn't called in between. Yields one
/// event at a time, so that the caller can stop and resume later.
package struct KeyDecoder: Sendable {
  /// State of the input between reads.
  private enum Mode {
    case keys
    case paste
    /// In a control string (OSC, DCS, APC) up to its terminator.
    case string
    /// In a control sequence too long to be ours, dropped up to its final byte.
    case sequence
  }

  /// Bytes kept of a paste; the rest is dropped.
  static let pasteLimit = 1 << 20

  private let parser: SequenceParser
  private var mode = Mode.keys
  /// Input; everything before `position` has been yielded.
  private var bytes: [UInt8] = []
  private var position = 0
  /// Whether the rest was parsed and is no complete event.
  private var isIncomplete = false
  private var pasted: [UInt8] = []
  private var string = ControlString()
  /// Bytes yielded as keys while a reply was pending, in case they were its beginning.
  private var handedOver: [UInt8] = []
  /// The last yielded Escape, alone or with a `[`, until more arrives.
  private var escaped: [UInt8] = []
  /// Whether replies are pending; DA1 is the last.
  package private(set) var awaitsReply = false
  /// Whether a reply is likely enough to wait longer for the bytes after an Escape.
  private var isPatient = false
  /// Whether the terminal was ever queried.
  private var hasAsked = false
  /// Whether a control string has paused for so long that it may have been cut off.
  private var isStale = false

  /// - Parameter keyStrings: bytes of the terminal's own keys by terminfo; of equal ones the first
  ///   counts.
  package init(keyStrings: [(bytes: [UInt8], key: Key)] = []) {
    parser = SequenceParser(keyStrings: keyStrings)
  }

  /// Whether `next` may yield without more input, for a reader that takes a few events at a time.
  package var hasMore: Bool { position < bytes.count && !isIncomplete }

  /// Timeout of a lone Escape while a reply is pending, in milliseconds.
  static let replyDelay = 500
  /// Timeout of an unfinished escape sequence, in milliseconds: nobody types one this fast.
  static let sequenceDelay = 100
  /// Timeout of a control string, in milliseconds; its terminator may still come later.
  static let stringDelay = 2_000

  /// Timeout of the pending bytes after the last one, in milliseconds.
  ///
  /// - Parameter escapeDelay: timeout of a lone Escape.
  package func delay(_ escapeDelay: Int) -> Int {
    if mode == .string { return Self.stringDelay }
    if awaitsReply && isPatient { return max(escapeDelay, Self.replyDelay) }
    let isSequence = mode == .sequence || bytes.count - position > 1
    return isSequence ? max(escapeDelay, Self.sequenceDelay) : escapeDelay
  }

  /// Records that the terminal was queried, with DA1 as the last query.
  package mutating func expectReply() {
    awaitsReply = true
    isPatient = true
    hasAsked = true
  }

  /// Ends the longer wait for an Escape, for a terminal that may never reply. A late reply is still
  /// recognised.
  package mutating func stopWaiting() { isPatient = false }

  /// Whether bytes wait for more: call `timeout` if none arrive within `delay`. Valid once `next`
  /// has returned nil.
  package var needsTimeout: Bool {
    switch mode {
    case .keys where position >= bytes.count: false
    // The beginning of a reply never becomes keys, however late the rest.
    case .keys where awaitsReply:
      !handedOver.isEmpty
        || bytes[position] == 0x1B && ReplyPrefix.match(bytes[position...]) != .whole
    // Nor does the beginning of a mouse report.
    case .keys: bytes[position] == 0x1B && !MouseReport.begins(bytes[position...])
    case .sequence: true
    case .string: !isStale
    case .paste: false
    }
  }

  /// Takes input, for `next` to yield.
  package mutating func feed(_ read: [UInt8]) {
    guard !read.isEmpty else { return }
    if mode == .string, isStale { resumeString(with: read) }
    bytes = position < bytes.count ? bytes[position...] + read : read
    position = 0
    isIncomplete = false
  }

  /// Resumes a timed-out control string only if its terminator is in this read; otherwise the bytes
  /// are keys.
  private mutating func resumeString(with read: [UInt8]) {
    isStale = false
    let all = bytes[position...] + read
    let hasEnd = zip(all, all.dropFirst()).contains { $0 == (0x1B, 0x5C) } || all.contains(0x07)
    guard !hasEnd else { return }
    mode = .keys
    bytes = []
    position = 0
  }

  /// The next event; nil if no complete one is left.
  package mutating func next() -> InputEvent? {
    while position < bytes.count {
      let before = (position, mode)
      var rest = bytes[position...]
      let event: InputEvent?
      switch mode {
      case .keys: event = decodeKey(&rest)
      case .paste: event = decodePaste(&rest)
      case .string: event = takeString(&rest)
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

  /// Ends the wait for more bytes: a lone Escape is the key, `ESC [` and the like are Escape and
  /// the character; a longer unfinished sequence is dropped.
  package mutating func timeout() -> [InputEvent] {
    guard needsTimeout else { return [] }
    if mode == .string {
      isStale = true
      return []
    }
    let rest = bytes[position...]
    if awaitsReply, mode == .keys { return timeoutOfReply(rest) }
    let keys = rest.count <= 2 ? rest.compactMap(SequenceParser.key(byte:)) : []
    escaped = rest.first == 0x1B && !keys.isEmpty ? Array(rest) : []
    bytes = []
    position = 0
    mode = .keys
    return keys.map { .key($0) }
  }

  /// Ends the wait while a reply is pending, keeping the bytes in case they begin it.
  private mutating func timeoutOfReply(_ rest: ArraySlice<UInt8>) -> [InputEvent] {
    let isShort = rest.count <= 2 || !handedOver.isEmpty
    let keys = isShort ? rest.compactMap(SequenceParser.key(byte:)) : []
    handedOver = isShort ? handedOver + rest : []
    bytes = []
    position = 0
    return keys.map { .key($0) }
  }

  private mutating func decodeKey(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    if !handedOver.isEmpty {
      switch ReplyPrefix.match(handedOver + rest) {
      case .none: break
      case .partial: return nil
      case .whole:
        bytes = handedOver + rest
        rest = bytes[...]
      }
      handedOver = []
    }
    if !escaped.isEmpty {
      if MouseReport.continues(escaped, with: rest) {
        bytes = escaped + rest
        rest = bytes[...]
      }
      escaped = []
    }
    let (token, length) = parser.parse(rest, awaitsReply: awaitsReply)
    let introducer = rest.dropFirst().first
    rest = rest.dropFirst(length)
    switch token {
    case .incomplete, .dropped: break
    case .key(let key): return .key(key)
    case .mouse(let event): return .mouse(event)
    case .reply(let reply): return take(reply)
    case .pasteStart: mode = .paste
    case .stringStart:
      mode = .string
      string = ControlString(ControlString.Kind(introducer: introducer))
    case .tooLong: mode = .sequence
    }
    return nil
  }

  /// Accepts a pending reply; nil for an unasked one. DA1 ends the replies.
  private mutating func take(_ reply: TerminalReply) -> InputEvent? {
    guard reply == .deviceAttributes ? awaitsReply : hasAsked else { return nil }
    if reply == .deviceAttributes { awaitsReply = false }
    return .reply(reply)
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

  private mutating func takeString(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    while let byte = rest.first, byte >= 0x20 {
      guard string.take(byte) else {
        mode = .keys
        return nil
      }
      rest = rest.dropFirst()
    }
    switch rest.first {
    case nil: return nil
    case 0x1B where rest.count == 1: return nil
    case 0x07: rest = rest.dropFirst()
    case 0x1B where rest.dropFirst().first == 0x5C: rest = rest.dropFirst(2)
    default:
      mode = .keys
      return nil
    }
    mode = .keys
    return string.reply.map { .reply($0) }
  }

  private mutating func skipSequence(_ rest: inout ArraySlice<UInt8>) -> InputEvent? {
    rest = rest.drop { (0x20..<0x40).contains($0) }
    guard let last = rest.first else { return nil }
    if (0x40..<0x7F).contains(last) { rest = rest.dropFirst() }
    mode = .keys
    return nil
  }

  /// Decodes UTF-8, dropping invalid bytes.
  private static func text(of bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    text.unicodeScalars.removeAll { $0 == "\u{FFFD}" }
    return text
  }
}
