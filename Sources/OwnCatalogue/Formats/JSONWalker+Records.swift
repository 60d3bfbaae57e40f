import JSONReader

extension JSONWalker {
  mutating func record(
    _ reader: inout JSONReader, _ isLast: Bool, _ visitor: inout some RecordVisitor
  ) throws -> Event? {
    let start = offset
    let first = reader.position
    let byte = reader.current
    let mismatch = isHeaderNext ? nil : self.mismatch(byte)
    do {
      if !isHeaderNext, mismatch == nil { try visitor.read(&reader) }
      if reader.position == first { try reader.skip() }
      try requireEnd(&reader, isLast, first: byte)
    } catch let problem as JSONError {
      // An error before the window's end is no sign of a long record: the text of a pipe that is
      // read again is a single window.
      let isTooLong =
        !isLast && reader.bytes.count - start > ReadingLimit.record
        && JSONReader.isCut(problem, reader.bytes)
      if problem.reason == JSONError.tooDeep || isTooLong {
        skipRaw(from: first)
        let reason =
          problem.reason == JSONError.tooDeep ? .json(problem.reason) : UnreadableReason.tooLong
        return .unreadable(reason, start: start, offset: isTooLong ? first : problem.offset)
      }
      throw problem
    }
    ended(at: reader.position)
    if let mismatch { return .unreadable(mismatch, start: start, offset: first) }
    guard reader.position - start <= ReadingLimit.record else {
      return .unreadable(.tooLong, start: start, offset: first)
    }
    guard !isHeaderNext else {
      isHeaderNext = false
      return nil
    }
    return .record(start..<reader.position)
  }

  private func mismatch(_ first: UInt8) -> UnreadableReason? {
    // The parser reports anything that begins no value.
    guard "{[\"-0123456789tfn".utf8.contains(first) else { return nil }
    switch layout.kind {
    case .objects, .columns: return first == UInt8(ascii: "{") ? nil : .notAnObject
    case .rows: return first == UInt8(ascii: "[") ? nil : .notAnArray
    case .values: return nil
    }
  }

  /// Throws where a value at the top isn't followed by the end of its line or another value, or
  /// where a number may go on after the window.
  private func requireEnd(_ reader: inout JSONReader, _ isLast: Bool, first: UInt8) throws {
    let bytes = reader.bytes
    var end = reader.position
    let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    if end == bytes.count, !isLast, !isContainer { throw reader.problem("missing value") }
    guard open.isEmpty else { return }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
      end += 1
    }
    if end == bytes.count, !isLast { throw JSONError(reason: "missing value", offset: end) }
    guard end < bytes.count, !"\n{[\"".utf8.contains(bytes[end]) else { return }
    let isNumber = (0x30..<0x3A).contains(bytes[end]) || bytes[end] == UInt8(ascii: "-")
    guard isNumber, !isContainer, end > reader.position else {
      throw JSONError(reason: "trailing data", offset: end)
    }
  }

  mutating func fail(_ problem: JSONError, in bytes: UnsafeBufferPointer<UInt8>) -> Event {
    let at = Self.offset(of: problem, after: offset, in: bytes)
    let isMissing = problem.offset >= bytes.count && problem.reason == "invalid value"
    let reason = isMissing ? Self.missingBracket(bytes[min(offset, at)...]) : problem.reason
    guard isByLine else {
      state = .failed
      return .broken(reason, offset: at)
    }
    let start = offset
    let isContainer =
      start < bytes.count
      && (bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["))
    state = .resync(isContainer || !open.isEmpty)
    open = []
    return .unreadable(.json(reason), start: start, offset: at)
  }

  /// The offset of a problem. One found only on a later line gets the offset after the last text.
  private static func offset(
    of problem: JSONError, after start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let offset = min(problem.offset, bytes.count)
    let text = bytes[min(start, offset)..<offset]
    let end = text.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? offset
    return bytes[end..<offset].contains(0x0A) ? end : offset
  }

  /// The error of a value that ends before its closing bracket.
  private static func missingBracket(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
    }
    guard let last = open.last else { return "invalid value" }
    return last == UInt8(ascii: "{") ? "missing }" : "missing ]"
  }

  /// Moves to the line where parsing resumes; false where the window has none.
  mutating func goToLine(
    in bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ needsContainer: Bool
  ) -> Bool {
    if isAtLine, offset < bytes.count {
      isAtLine = false
      if !needsContainer || "{[".utf8.contains(bytes[offset]) { return true }
    }
    while let end = bytes[min(offset, bytes.count)...].firstIndex(of: 0x0A) {
      // The next window has to begin with the end of this line.
      offset = end
      guard end + 1 < bytes.count else { break }
      if !needsContainer || "{[".utf8.contains(bytes[end + 1]) {
        offset = end + 1
        return true
      }
      offset = end + 1
    }
    if isLast { isAtLine = true }
    if isLast || offset < bytes.count && bytes[offset] != 0x0A { offset = bytes.count }
    return false
  }
}
