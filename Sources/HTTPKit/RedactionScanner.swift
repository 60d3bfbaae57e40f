/// Copies a text in one pass, and replaces what `Redaction` hides.
struct RedactionScanner {
  private let bytes: [UInt8]
  private let secrets: [[UInt8]]
  private var output: [UInt8] = []
  private var at = 0
  /// The word around `at`, up to white space or a quote, and what is known about it.
  private var wordEnd = 0
  private var lastAssignment = -1
  private var hasSlash = false

  private static let names = [
    "apikey", "api_key", "api-key", "access_token", "token", "hash", "key", "ts", "secret",
    "password", "passwd", "pwd", "signature", "sig", "auth",
  ].map { Array($0.utf8) }

  init(_ bytes: [UInt8], secrets: [[UInt8]]) {
    self.bytes = bytes
    self.secrets = secrets
    output.reserveCapacity(bytes.count)
  }

  mutating func scan() -> String {
    while at < bytes.count {
      if at >= wordEnd { beginWord() }
      if bytes[at] == slash { hasSlash = true }
      if !(hideSecret() || hideUser() || hideQuery() || hideValue() || hideDigits()) {
        output.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func beginWord() {
    hasSlash = false
    lastAssignment = -1
    wordEnd = at
    while wordEnd < bytes.count, !endsWord(bytes[wordEnd]) {
      if markEnd(wordEnd, equals, "%3d") != nil { lastAssignment = wordEnd }
      wordEnd += 1
    }
    wordEnd = max(wordEnd, at + 1)
  }

  private mutating func hideSecret() -> Bool {
    guard let secret = secrets.first(where: { bytes[at...].starts(with: $0) }) else { return false }
    return hide(from: at, to: at + secret.count)
  }

  /// `//user:password@host` is `//host`.
  private mutating func hideUser() -> Bool {
    guard at >= 2, bytes[at - 1] == slash, bytes[at - 2] == slash else { return false }
    let authority = bytes[at..<wordEnd].prefix { $0 != slash && $0 != questionMark && $0 != 0x23 }
    guard let sign = authority.lastIndex(of: 0x40) else { return false }
    at = sign + 1
    return true
  }

  /// From `?` to the end of the word, where that looks like an address or like a query.
  private mutating func hideQuery() -> Bool {
    guard let start = markEnd(at, questionMark, "%3f"), start < wordEnd,
      hasSlash || lastAssignment >= start
    else { return false }
    return hide(from: start, to: wordEnd)
  }

  /// The value in `name=value`, `name: value` and `"name":"value"`.
  private mutating func hideValue() -> Bool {
    guard beginsName,
      let name = Self.names.first(where: { isWord($0, at: at) })
    else { return false }
    var start = skip(at + name.count) { isQuote($0) || $0 == 0x20 }
    if let end = markEnd(start, equals, "%3d") {
      start = end
    } else if start < bytes.count, bytes[start] == 0x3A {
      start += 1
    } else {
      return false
    }
    start = skip(start) { isQuote($0) || $0 == 0x20 }
    let end = skip(start) { !endsWord($0) && $0 != ampersand && $0 != 0x2C && $0 != 0x3B }
    return end > start && hide(from: start, to: end)
  }

  /// A whole run of hexadecimal digits, seen from its first one.
  private mutating func hideDigits() -> Bool {
    guard at == 0 || !isHexDigit(bytes[at - 1]) else { return false }
    let end = skip(at, while: isHexDigit)
    return end - at >= 32 && hide(from: at, to: end)
  }

  /// Copies everything before `start`, then writes one `…` for the remainder.
  private mutating func hide(from start: Int, to end: Int) -> Bool {
    output += bytes[at..<start]
    output += "…".utf8
    at = end
    return true
  }
}

extension RedactionScanner {
  /// Whether a name may begin here: not after a byte of a word, unless that ends an escape such as
  /// `%26`.
  private var beginsName: Bool {
    guard at > 0, isWordByte(bytes[at - 1]) else { return true }
    return at >= 3 && bytes[at - 3] == 0x25 && bytes[(at - 2)..<at].allSatisfy(isHexDigit)
  }

  private func isWord(_ name: [UInt8], at start: Int) -> Bool {
    start + name.count <= bytes.count && zip(name, bytes[start...]).allSatisfy { $0 == lowered($1) }
  }

  /// The index after a byte or its percent-encoded form; nil where there is neither.
  private func markEnd(_ start: Int, _ byte: UInt8, _ encoded: StaticString) -> Int? {
    guard start < bytes.count else { return nil }
    if bytes[start] == byte { return start + 1 }
    guard bytes[start] == 0x25, start + 3 <= bytes.count else { return nil }
    let isSame = (0..<3).allSatisfy { lowered(bytes[start + $0]) == encoded.utf8Start[$0] }
    return isSame ? start + 3 : nil
  }

  private func skip(_ start: Int, while condition: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, condition(bytes[end]) { end += 1 }
    return end
  }
}

private let slash: UInt8 = 0x2F
private let questionMark: UInt8 = 0x3F
private let equals: UInt8 = 0x3D
private let ampersand: UInt8 = 0x26

private func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 || byte == 0x60 }

private func endsWord(_ byte: UInt8) -> Bool {
  byte <= 0x20 || byte == 0x7F || isQuote(byte) || byte == 0x3C || byte == 0x3E
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x66).contains(lowered(byte))
}

private func isWordByte(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x61...0x7A).contains(lowered(byte)) || byte >= 0x80
}
