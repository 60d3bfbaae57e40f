import JSONReader

/// Walks through JSON text by windows to the records of a layout. Only the containers that lead to
/// them are open between two windows; a record is whole in one.
struct JSONWalker {
  enum Event {
    case record(Range<Int>)
    /// The record or line at `start` can't be parsed; the error is at `offset`.
    case unreadable(UnreadableReason, start: Int, offset: Int)
    /// A syntax error that ends the text.
    case broken(String, offset: Int)
  }

  enum State {
    /// Expects a value, or at the top the end of the text.
    case value
    /// Expects the first element or member, or the end, of the container just opened.
    case opened
    case part
    /// Expects a comma or the end of the container.
    case after
    /// Looks for the next line; with `true` for one that begins an object or an array.
    case resync(Bool)
    case failed
  }

  let layout: RecordLayout
  let steps: [RecordPath.Step]
  /// Whether a syntax error ends only its line, not the text.
  let isByLine: Bool
  /// Closing brackets of the containers that are open, one for each step of the path.
  var open: [UInt8] = []
  var state = State.value
  var skip: RawSkip?
  var isHeaderNext: Bool
  /// Whether the containers on the path were found.
  private(set) var hasOpenedAll: Bool
  /// Offset of the first unfinished byte in the window; the next window has to begin there.
  var offset = 0
  /// Whether the text ended before the next line was found: text that is appended later begins it.
  var isAtLine = false

  init(_ layout: RecordLayout, isByLine: Bool) {
    self.layout = layout
    self.isByLine = isByLine
    steps = layout.path.steps
    if case .rows(.some) = layout.kind { isHeaderNext = true } else { isHeaderNext = false }
    hasOpenedAll = false
  }

  /// Begins with another window.
  mutating func begin() { offset = 0 }

  /// Walks to the next event; nil where none is left in the window.
  mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ visitor: inout some RecordVisitor
  ) -> Event? {
    while true {
      if skip != nil {
        guard let end = skip?.end(in: bytes, from: offset) else {
          offset = bytes.count
          return nil
        }
        skip = nil
        offset = end
      }
      switch state {
      case .resync(let needsContainer):
        guard goToLine(in: bytes, isLast, needsContainer) else { return nil }
        state = .value
      case .failed:
        offset = bytes.count
        return nil
      default: break
      }
      var reader = JSONReader(bytes, at: offset, isOwnFile: true)
      reader.skipSpace()
      offset = reader.position
      guard offset < bytes.count || isLast && !open.isEmpty else { return nil }
      do { if let event = try step(&reader, isLast, &visitor) { return event } } catch {
        guard let problem = error as? JSONError, isLast || !JSONReader.isCut(problem, bytes) else {
          return nil
        }
        return fail(problem, in: bytes)
      }
    }
  }

  /// Takes the next token on the way, or the next record. Changes nothing where it throws.
  private mutating func step(
    _ reader: inout JSONReader, _ isLast: Bool, _ visitor: inout some RecordVisitor
  ) throws -> Event? {
    switch state {
    case .value where offset >= reader.bytes.count:
      throw reader.problem(open.last == UInt8(ascii: "]") ? "missing ]" : "missing }")
    case .value:
      guard open.count < steps.count else {
        return try record(&reader, isLast, &visitor)
      }
      try enter(&reader, isLast)
    case .opened:
      guard let close = open.last, reader.take(close) else {
        state = .part
        return nil
      }
      leave(to: reader.position)
    case .part:
      guard open.last == UInt8(ascii: "}") else {
        state = .value
        return nil
      }
      let key = try reader.key()
      reader.skipSpace()
      guard reader.position < reader.bytes.count else { throw reader.problem("missing }") }
      if case .member(let name) = steps[open.count - 1], key.text != name {
        try skipValue(&reader, isLast)
      } else if open.count == steps.count, layout.keyName != nil {
        return try record(&reader, isLast, &visitor)
      } else {
        state = .value
        offset = reader.position
      }
    case .after: try leaveOrGoOn(&reader)
    case .resync, .failed: break
    }
    return nil
  }

  private mutating func enter(_ reader: inout JSONReader, _ isLast: Bool) throws {
    let isList = steps[open.count] == .elements
    guard reader.take(isList ? UInt8(ascii: "[") : UInt8(ascii: "{")) else {
      return try skipValue(&reader, isLast)
    }
    open.append(isList ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    if open.count == steps.count {
      hasOpenedAll = true
      if case .rows(.some) = layout.kind { isHeaderNext = true }
    }
    state = .opened
    offset = reader.position
  }

  private mutating func leave(to offset: Int) {
    open.removeLast()
    ended(at: offset)
  }

  mutating func ended(at offset: Int) {
    self.offset = offset
    state = open.isEmpty ? .value : .after
  }

  private mutating func leaveOrGoOn(_ reader: inout JSONReader) throws {
    guard let close = open.last else {
      state = .value
      return
    }
    if try reader.separator(before: close) {
      state = .part
      offset = reader.position
    } else {
      leave(to: reader.position + 1)
    }
  }

  /// Steps over a value that leads to no record, however long it is.
  private mutating func skipValue(_ reader: inout JSONReader, _ isLast: Bool) throws {
    let start = reader.position
    do {
      try reader.skip()
      // A number may go on after the window.
      if reader.position == reader.bytes.count, !isLast { throw reader.problem("missing value") }
    } catch let problem as JSONError {
      // Parses a whole line, to find its errors.
      let isTooLong = !isByLine || reader.bytes.count - start > ReadingLimit.record
      guard
        problem.reason == JSONError.tooDeep
          || !isLast && isTooLong && JSONReader.isCut(problem, reader.bytes)
      else { throw problem }
      return skipRaw(from: start)
    }
    ended(at: reader.position)
  }

  mutating func skipRaw(from start: Int) {
    skip = RawSkip()
    ended(at: start)
  }
}

/// Skips a JSON value larger than any window, by strings and brackets alone.
struct RawSkip {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// The offset after the value; nil where it continues after the window.
  mutating func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        if !isInString, depth == 0 { return offset }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        // A bracket below depth 0 closes the container around the value.
        if depth <= 0 { return depth < 0 ? offset - 1 : offset }
      case UInt8(ascii: ","), 0x0A: if depth == 0 { return offset - 1 }
      default: break
      }
    }
    return nil
  }
}
