/// Turns what a terminal sends into keys, pastes and events of the mouse, however the bytes are cut.
///
/// Escape and a letter are Escape, then the letter; only `ESC [`, `ESC O` and the terminal's own
/// key strings are sequences. Replies that are due are events, those of nobody's (other replies,
/// reports) are swallowed whole. Cutting the
/// same bytes differently gives the same events as long as `timeout` isn't called in between.
/// Events are handed over one at a time, so that who takes them can stop and find the rest later.
package struct KeyDecoder: Sendable {
  /// What the bytes belong to.
  private enum Mode {
    case keys
    case paste
    /// A control string (OSC, DCS, APC), up to its terminator.
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
  private var string = ControlString()
  /// What was handed over as keys while a reply was due and may have been its beginning.
  private var handedOver: [UInt8] = []
  /// The Escape, alone or with a `[`, that was handed over last, until more comes.
  private var escaped: [UInt8] = []
  /// Whether replies are due, of which DA1 is the last.
  package private(set) var awaitsReply = false
  /// Whether they are due so soon that an Escape may be the beginning of one.
  private var isPatient = false
  /// Whether the terminal was ever asked for something.
  private var hasAsked = false
  /// Whether nothing more of a control string has come for so long that it may have been cut off.
  private var isStale = false

  /// `keyStrings`: what the terminal's own keys send, by terminfo; of two that are the same the
  /// first one counts.
  package init(keyStrings: [(bytes: [UInt8], key: Key)] = []) {
    parser = SequenceParser(keyStrings: keyStrings)
  }

  /// Whether `next` may have another event without more input: how a reader that takes only so many
  /// at a time knows that it has to come back.
  package var hasMore: Bool { position < bytes.count && !isIncomplete }

  /// While a reply is due an Escape waits longer for more, in milliseconds.
  static let replyDelay = 500
  /// So long a sequence waits that is more than an Escape: nobody types one within the other delay.
  static let sequenceDelay = 100
  /// So long a control string waits; then it was cut off, unless its end comes after all.
  static let stringDelay = 2_000

  /// How long bytes wait for more, in milliseconds, from the last one on.
  ///
  /// - Parameter escapeDelay: for an Escape alone.
  package func delay(_ escapeDelay: Int) -> Int {
    if mode == .string { return Self.stringDelay }
    if awaitsReply && isPatient { return max(escapeDelay, Self.replyDelay) }
    let isSequence = mode == .sequence || bytes.count - position > 1
    return isSequence ? max(escapeDelay, Self.sequenceDelay) : escapeDelay
  }

  /// The terminal was asked for something, and for DA1 behind it.
  package mutating func expectReply() {
    awaitsReply = true
    isPatient = true
    hasAsked = true
  }

  /// The terminal has taken so long that it may never reply: an Escape is a key as soon as ever. A
  /// reply that comes after all is still taken.
  package mutating func stopWaiting() { isPatient = false }

  /// True while bytes wait for more: call `timeout` when none come within the `delay`. Means
  /// something once `next` has returned nil.
  package var needsTimeout: Bool {
    switch mode {
    case .keys where position >= bytes.count: false
    // What can only be a reply is no keys, however long its rest takes.
    case .keys where awaitsReply:
      !handedOver.isEmpty
        || bytes[position] == 0x1B && ReplyPrefix.match(bytes[position...]) != .whole
    // Neither is the beginning of a mouse report.
    case .keys: bytes[position] == 0x1B && !MouseReport.begins(bytes[position...])
    case .sequence: true
    case .string: !isStale
    case .paste: false
    }
  }

  /// Takes what was read, to be handed over by `next`.
  package mutating func feed(_ read: [UInt8]) {
    guard !read.isEmpty else { return }
    if mode == .string, isStale { resumeString(with: read) }
    bytes = position < bytes.count ? bytes[position...] + read : read
    position = 0
    isIncomplete = false
  }

  /// Whoever goes on with a string that was long cut off brings its end too; else these are keys.
  private mutating func resumeString(with read: [UInt8]) {
    isStale = false
    let all = bytes[position...] + read
    let hasEnd = zip(all, all.dropFirst()).contains { $0 == (0x1B, 0x5C) } || all.contains(0x07)
    guard !hasEnd else { return }
    mode = .keys
    bytes = []
    position = 0
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

  /// Nothing more came: what is pending stands for itself. A lone Escape is the key, `ESC [` and
  /// its like are Escape and the character; a longer unfinished sequence is dropped.
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

  /// The same while a reply is due: what comes later may be the rest of one.
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
    switch parser.parse(rest, awaitsReply: awaitsReply) {
    case .incomplete: break
    case .key(let key, let length):
      rest = rest.dropFirst(length)
      return .key(key)
    case .dropped(let length): rest = rest.dropFirst(length)
    case .pasteStart(let length):
      mode = .paste
      rest = rest.dropFirst(length)
    case .mouse(let event, let length):
      rest = rest.dropFirst(length)
      return .mouse(event)
    case .reply(let reply, let length):
      rest = rest.dropFirst(length)
      return take(reply)
    case .stringStart(let length):
      mode = .string
      string = ControlString(ControlString.Kind(introducer: rest.dropFirst().first))
      rest = rest.dropFirst(length)
    case .tooLong(let length):
      mode = .sequence
      rest = rest.dropFirst(length)
    }
    return nil
  }

  /// Nil for what nobody asked for. DA1 is the end.
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

  /// Bytes as text, without what isn't UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    text.unicodeScalars.removeAll { $0 == "\u{FFFD}" }
    return text
  }
}
