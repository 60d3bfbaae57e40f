/// Turns what a terminal sends into keys and pastes, however the bytes are cut.
///
/// Escape and a letter are Escape, then the letter; only `ESC [`, `ESC O` and the terminal's own
/// key strings are sequences. Those of nobody's (replies, reports) are swallowed whole. Cutting the
/// same bytes differently gives the same events as long as `timeout` isn't called in between.
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
  private var pending: [UInt8] = []
  private var pasted: [UInt8] = []

  /// `keyStrings`: what the terminal's own keys send, by terminfo; of two that are the same the
  /// first one counts.
  package init(keyStrings: [(bytes: [UInt8], key: Key)] = []) {
    parser = SequenceParser(keyStrings: keyStrings)
  }

  /// True while bytes wait for more: call `timeout` when none come within the escape delay.
  package var needsTimeout: Bool {
    switch mode {
    case .keys: pending.first == 0x1B
    case .sequence: true
    case .paste, .string: false
    }
  }

  /// Takes what was read, returns what it completes.
  package mutating func decode(_ bytes: [UInt8]) -> [InputEvent] {
    let input = pending.isEmpty ? bytes : pending + bytes
    pending = []
    var events: [InputEvent] = []
    var rest = input[...]
    while !rest.isEmpty {
      let before = (rest.count, mode)
      switch mode {
      case .keys: decodeKey(&rest, into: &events)
      case .paste: decodePaste(&rest, into: &events)
      case .string: skipString(&rest)
      case .sequence: skipSequence(&rest)
      }
      if (rest.count, mode) == before { break }
    }
    pending = Array(rest)
    return events
  }

  /// Nothing more came: what is pending stands for itself. A lone Escape is the key, `ESC [` and
  /// its like are Escape and the character; a longer unfinished sequence is dropped.
  package mutating func timeout() -> [InputEvent] {
    guard needsTimeout else { return [] }
    let keys = pending.count <= 2 ? pending.compactMap(SequenceParser.key(byte:)) : []
    pending = []
    mode = .keys
    return keys.map { .key($0) }
  }

  private mutating func decodeKey(_ rest: inout ArraySlice<UInt8>, into events: inout [InputEvent])
  {
    switch parser.parse(rest) {
    case .incomplete: return
    case .key(let key, let length):
      events.append(.key(key))
      rest = rest.dropFirst(length)
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
  }

  private mutating func decodePaste(
    _ rest: inout ArraySlice<UInt8>, into events: inout [InputEvent]
  ) {
    let text = rest.prefix { $0 != 0x1B }
    pasted.append(contentsOf: text.prefix(Self.pasteLimit - pasted.count))
    rest = rest.dropFirst(text.count)
    guard !rest.isEmpty else { return }
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    if rest.starts(with: end) {
      rest = rest.dropFirst(end.count)
      events.append(.paste(Self.text(of: pasted)))
      pasted = []
      mode = .keys
    } else if !end.starts(with: rest) {
      if pasted.count < Self.pasteLimit { pasted.append(0x1B) }
      rest = rest.dropFirst()
    }
  }

  private mutating func skipString(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.drop { $0 >= 0x20 }
    switch rest.first {
    case nil: return
    case 0x07:
      rest = rest.dropFirst()
      mode = .keys
    case 0x1B where rest.count == 1: return
    case 0x1B where rest.dropFirst().first == 0x5C:
      rest = rest.dropFirst(2)
      mode = .keys
    default: mode = .keys
    }
  }

  private mutating func skipSequence(_ rest: inout ArraySlice<UInt8>) {
    rest = rest.drop { (0x20..<0x40).contains($0) }
    guard let last = rest.first else { return }
    if (0x40..<0x7F).contains(last) { rest = rest.dropFirst() }
    mode = .keys
  }

  /// Bytes as text, without what isn't UTF-8.
  private static func text(of bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    text.unicodeScalars.removeAll { $0 == "\u{FFFD}" }
    return text
  }
}
