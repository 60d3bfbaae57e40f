import JSONReader

/// Walks through JSON text by windows to the records of a layout. Only the containers that lead to
/// them are open between two windows; a record is whole in one.
struct JSONWalker {
  enum Event {
    case record(Range<Int>)
    /// The record or line at `start` can't be read; it breaks at `place`.
    case unreadable(UnreadableReason, start: Int, place: Int)
    /// The text breaks; nothing after it is read.
    case broken(UnreadableReason, place: Int)
  }

  private enum State {
    /// A value comes; at the top also the end of the text.
    case value
    /// An element, a member or the end of the container that was opened.
    case opened
    case part
    /// A comma or the end of the container.
    case after
    /// The next line is looked for; with `true` one that begins an object or an array.
    case resync(Bool)
    case failed
  }

  private let layout: RecordLayout
  private let steps: [RecordPath.Step]
  /// Whether a value that breaks ends with its line.
  private let isByLine: Bool
  /// Closing brackets of the containers that are open, one for each step of the path.
  private var open: [UInt8] = []
  private var state = State.value
  private var skip: RawSkip?
  private var isHeaderNext: Bool
  /// Whether the containers on the path were found.
  private(set) var hasOpenedAll: Bool
  /// Offset in the window of what isn't done with; the next window has to begin there.
  private(set) var place = 0

  init(_ layout: RecordLayout, isByLine: Bool) {
    self.layout = layout
    self.isByLine = isByLine
    steps = layout.path.steps
    if case .rows(.some) = layout.kind { isHeaderNext = true } else { isHeaderNext = false }
    hasOpenedAll = false
  }

  /// Begins with another window.
  mutating func begin() { place = 0 }

  /// Walks to the next event; nil where none is left in the window.
  mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ visitor: inout some RecordVisitor
  ) -> Event? {
    while true {
      if skip != nil {
        guard let end = skip?.end(in: bytes, from: place) else {
          place = bytes.count
          return nil
        }
        skip = nil
        place = end
      }
      switch state {
      case .resync(let needsContainer):
        guard goToLine(in: bytes, isLast, needsContainer) else { return nil }
        state = .value
      case .failed:
        place = bytes.count
        return nil
      default: break
      }
      var reader = JSONReader(bytes, at: place, isOwnFile: true)
      reader.skipSpace()
      place = reader.position
      guard place < bytes.count || isLast && !open.isEmpty else { return nil }
      do {
        if let event = try step(&reader, isLast, &visitor) { return event }
      } catch {
        guard let problem = error as? JSONProblem, isLast || !JSONReader.isCut(problem, bytes)
        else { return nil }
        return fail(problem, in: bytes)
      }
    }
  }

  /// Takes the next token on the way, or the next record. Changes nothing where it throws.
  private mutating func step(
    _ reader: inout JSONReader, _ isLast: Bool, _ visitor: inout some RecordVisitor
  ) throws -> Event? {
    switch state {
    case .value where place >= reader.bytes.count:
      throw reader.problem(open.last == UInt8(ascii: "]") ? "missing ]" : "missing }")
    case .value:
      guard open.count < steps.count else {
        return try record(&reader, isLast, key: nil, &visitor)
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
        return try record(&reader, isLast, key: key, &visitor)
      } else {
        state = .value
        place = reader.position
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
    place = reader.position
  }

  private mutating func leave(to place: Int) {
    open.removeLast()
    ended(at: place)
  }

  private mutating func ended(at place: Int) {
    self.place = place
    state = open.isEmpty ? .value : .after
  }

  private mutating func leaveOrGoOn(_ reader: inout JSONReader) throws {
    guard let close = open.last else {
      state = .value
      return
    }
    if reader.take(UInt8(ascii: ",")) {
      state = .part
      place = reader.position
    } else if reader.take(close) {
      leave(to: reader.position)
    } else {
      let isEnd = [0, UInt8(ascii: "}"), UInt8(ascii: "]")].contains(reader.current)
      throw reader.problem(
        !isEnd ? "missing comma" : close == UInt8(ascii: "}") ? "missing }" : "missing ]")
    }
  }

  /// Steps over a value that leads to no record, however long it is.
  private mutating func skipValue(_ reader: inout JSONReader, _ isLast: Bool) throws {
    let start = reader.position
    do {
      try reader.skip()
      // A number may go on after the window.
      if reader.position == reader.bytes.count, !isLast { throw reader.problem("missing value") }
    } catch let problem as JSONProblem {
      // A line is read whole, so that what breaks it is found.
      let isTooLong = !isByLine || reader.bytes.count - start > ReadingLimit.record
      guard
        problem.reason == JSONProblem.tooDeep
          || !isLast && isTooLong && JSONReader.isCut(problem, reader.bytes)
      else { throw problem }
      return skipRaw(from: start)
    }
    ended(at: reader.position)
  }

  private mutating func skipRaw(from start: Int) {
    skip = RawSkip()
    ended(at: start)
  }
}

extension JSONWalker {
  private mutating func record(
    _ reader: inout JSONReader, _ isLast: Bool, key: JSONWord?, _ visitor: inout some RecordVisitor
  ) throws -> Event? {
    let start = place
    let first = reader.position
    let byte = reader.current
    if let reason = mismatch(byte), !isHeaderNext {
      try reader.skip()
      try requireEnd(&reader, isLast, first: byte)
      ended(at: reader.position)
      return .unreadable(reason, start: start, place: first)
    }
    do {
      if !isHeaderNext { try visitor.read(&reader, key: key) }
      if reader.position == first { try reader.skip() }
      try requireEnd(&reader, isLast, first: byte)
    } catch let problem as JSONProblem {
      let isTooLong = reader.bytes.count - start > ReadingLimit.record
      if problem.reason == JSONProblem.tooDeep || isTooLong && !isLast {
        skipRaw(from: first)
        let reason =
          problem.reason == JSONProblem.tooDeep ? .json(problem.reason) : UnreadableReason.tooLong
        return .unreadable(reason, start: start, place: isTooLong ? first : problem.offset)
      }
      throw problem
    }
    ended(at: reader.position)
    guard reader.position - start <= ReadingLimit.record else {
      return .unreadable(.tooLong, start: start, place: first)
    }
    guard !isHeaderNext else {
      isHeaderNext = false
      return nil
    }
    return .record(start..<reader.position)
  }

  private func mismatch(_ first: UInt8) -> UnreadableReason? {
    // What is no value at all is reported by its own error.
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
    if end == bytes.count, !isLast { throw JSONProblem(reason: "missing value", offset: end) }
    guard end < bytes.count, !"\n{[\"".utf8.contains(bytes[end]) else { return }
    let isNumber = (0x30..<0x3A).contains(bytes[end]) || bytes[end] == UInt8(ascii: "-")
    guard isNumber, !isContainer, end > reader.position else {
      throw JSONProblem(reason: "trailing data", offset: end)
    }
  }

  private mutating func fail(
    _ problem: JSONProblem, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Event {
    let at = min(problem.offset, bytes.count)
    let isMissing = problem.offset >= bytes.count && problem.reason == "invalid value"
    let reason = isMissing ? Self.missingBracket(bytes[min(place, at)...]) : problem.reason
    guard isByLine else {
      state = .failed
      return .broken(.json(reason), place: at)
    }
    let start = place
    let isContainer =
      start < bytes.count
      && (bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["))
    state = .resync(isContainer || !open.isEmpty)
    open = []
    return .unreadable(.json(reason), start: start, place: at)
  }

  /// The reason why a value that ends before one of its parts can't be read.
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

  /// Moves to the line where reading goes on; false where the window has none.
  private mutating func goToLine(
    in bytes: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ needsContainer: Bool
  ) -> Bool {
    while let end = bytes[min(place, bytes.count)...].firstIndex(of: 0x0A) {
      // The next window has to begin with the end of this line.
      place = end
      guard end + 1 < bytes.count else { break }
      if !needsContainer || "{[".utf8.contains(bytes[end + 1]) {
        place = end + 1
        return true
      }
      place = end + 1
    }
    if isLast || place < bytes.count && bytes[place] != 0x0A { place = bytes.count }
    return false
  }
}
