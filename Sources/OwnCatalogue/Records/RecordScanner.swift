import JSONReader
import SquadCore

/// Scans a text window by window, and passes on each record that it finds. Each window must begin
/// at `offset`.
package struct RecordScanner {
  private enum Engine {
    case json(JSONWalker)
    case rows(RowScanner)
    case lines
    case columns(AlignedColumns)
  }

  /// How the text is read.
  package let reading: Reading
  /// Offset of the first byte in the text that isn't scanned yet.
  package private(set) var offset: Int
  /// Counts and problems up to `offset`.
  package private(set) var report = ScanReport()
  /// A better reading to restart with: the whole value has records that its beginning didn't show.
  package private(set) var revision: Reading?
  private var position: TextPosition
  private var engine: Engine
  private var cells: [RawCell] = []
  /// Whether it skips the rest of a line that is too long.
  private var isInLongLine = false
  /// Minimum length of the next window, to hold the record that this one cut off.
  private var neededLength = 0
  /// Offset in the window of the next bytes that aren't UTF-8.
  private var invalid = Int.max

  /// Begins after the text's header, at `reading.start`.
  package init(_ reading: Reading) {
    self.reading = reading
    offset = reading.start
    position = reading.startPosition
    engine =
      switch reading.format {
      case .json, .jsonLines: .json(JSONWalker(reading.layout, isByLine: reading.isByLine))
      case .csv, .tsv: .rows(RowScanner(reading.dialect))
      case .lines: .lines
      case .columns: reading.columns.map { .columns($0) } ?? .lines
      }
  }

  /// Whether nothing more is read.
  package var isFinished: Bool { report.error != nil || report.isAtLimit }

  /// The error of a text without records; nil for an empty list.
  package var errorOfNone: OwnFileError? {
    guard report.records == 0 else { return nil }
    if let error = report.error { return error }
    guard case .json(let walker) = engine, report.unreadableCount == 0 else { return nil }
    return walker.hasOpenedAll ? nil : .noRecords
  }

  /// Scans a window, and returns the number of bytes it is done with. `isLast` tells whether the
  /// text ends with the window.
  package mutating func scan(
    _ window: UnsafeBufferPointer<UInt8>, isLast: Bool, _ visitor: inout some RecordVisitor
  ) -> Int {
    guard !isFinished else { return window.count }
    guard isLast || window.count >= neededLength || mayEndRecord(window) else { return 0 }
    invalid = nextInvalid(in: window, from: 0, isLast)
    let done: Int
    switch engine {
    case .json(var walker):
      // Moves the walker out of `engine`, so that changing it doesn't copy it.
      engine = .lines
      done = walk(&walker, window, isLast, &visitor)
      engine = .json(walker)
    case .rows(var scanner):
      engine = .lines
      done = scanRows(&scanner, window, isLast, &visitor)
      engine = .rows(scanner)
    case .lines: done = scanLines(window, isLast, nil, &visitor)
    case .columns(let columns): done = scanLines(window, isLast, columns, &visitor)
    }
    let rest = window.count - done
    neededLength = rest > ReadingLimit.sample ? min(rest + rest / 8, ReadingLimit.record + 1) : 0
    if neededLength <= rest { neededLength = 0 }
    position.advance(over: window[..<done])
    offset += done
    return done
  }

  /// Whether a record may end with the window, so that waiting for more could hide it while the
  /// writer of a pipe pauses. True at a line's end; in JSON only if the line begins with a bracket.
  private func mayEndRecord(_ window: UnsafeBufferPointer<UInt8>) -> Bool {
    guard window.last == (reading.options.endsInNUL ? 0 : 0x0A) else { return false }
    guard reading.format.isJSON else { return true }
    let line = window.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? window.startIndex
    return "{}[]".utf8.contains(window[line])
  }

  private mutating func walk(
    _ walker: inout JSONWalker, _ window: UnsafeBufferPointer<UInt8>, _ isLast: Bool,
    _ visitor: inout some RecordVisitor
  ) -> Int {
    walker.begin()
    while !isFinished, let event = walker.next(in: window, isLast: isLast, &visitor) {
      switch event {
      case .record(let range):
        revise(window, range)
        found(range, in: window, &visitor)
      case .unreadable(let reason, let start, let errorOffset):
        if reason == .tooLong { revise(window, start..<window.count) }
        report.add(reason, at: position.advanced(over: window[..<errorOffset]), offset + start)
      case .broken(let reason, let errorOffset):
        let position = position.advanced(over: window[..<errorOffset])
        report.error = .broken(reason, line: position.line, column: position.column)
      }
    }
    return walker.offset
  }

  /// Looks for records in a whole value whose beginning showed none.
  private mutating func revise(_ window: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard reading.layout.isProvisional, report.records == 0, revision == nil else { return }
    revision = reading.revised(UnsafeBufferPointer(rebasing: window[range]))
  }

  private mutating func scanRows(
    _ scanner: inout RowScanner, _ window: UnsafeBufferPointer<UInt8>, _ isLast: Bool,
    _ visitor: inout some RecordVisitor
  ) -> Int {
    var index = 0
    let columns = reading.header?.count ?? reading.columnCount
    while index < window.count, !isFinished {
      if isInLongLine, !leaveLongLine(window, &index, end: 0x0A) { break }
      guard case .row(let end, let next) = scanner.scan(window, from: index, isLast: isLast) else {
        isInLongLine = isTooLong(index..<window.count, in: window)
        guard isInLongLine else { break }
        continue
      }
      let range = index..<end
      index = next
      guard !scanner.isBlank(in: window), !reading.dialect.isRule(window[range]) else { continue }
      if isTooLong(range, in: window) { continue }
      if scanner.cells.count != columns { report.uneven += 1 }
      if scanner.hasUnclosedQuote { report.unclosedQuotes += 1 }
      visitor.read(scanner.cells, in: window)
      found(range, in: window, &visitor)
    }
    return index
  }

  private mutating func scanLines(
    _ window: UnsafeBufferPointer<UInt8>, _ isLast: Bool, _ columns: AlignedColumns?,
    _ visitor: inout some RecordVisitor
  ) -> Int {
    let terminator: UInt8 = reading.options.endsInNUL ? 0 : 0x0A
    var index = 0
    while index < window.count, !isFinished {
      if isInLongLine, !leaveLongLine(window, &index, end: terminator) { break }
      let terminated = window[index...].firstIndex(of: terminator)
      guard let end = terminated ?? (isLast ? window.count : nil) else {
        isInLongLine = isTooLong(index..<window.count, in: window)
        guard isInLongLine else { break }
        continue
      }
      var range = index..<end
      index = end + (terminated == nil ? 0 : 1)
      if terminator == 0x0A, let last = range.last, window[last] == 0x0D {
        range = range.lowerBound..<last
      }
      if isTooLong(range, in: window) { continue }
      guard
        window[range].contains(where: { $0 != 0x20 && $0 != 0x09 })
          || terminator == 0 && !range.isEmpty
      else { continue }
      if let columns {
        guard !AlignedColumns.isRule(window[range]) else { continue }
        columns.cells(window, in: range, into: &cells)
      } else {
        cells.removeAll(keepingCapacity: true)
        cells.append(RawCell(range: range, isQuoted: false))
      }
      visitor.read(cells, in: window)
      found(range, in: window, &visitor)
    }
    return index
  }

  /// Reports a record that exceeds the limit, and returns whether it does.
  private mutating func isTooLong(
    _ range: Range<Int>, in window: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard range.count > ReadingLimit.record else { return false }
    let start = range.lowerBound
    report.add(.tooLong, at: position.advanced(over: window[..<start]), offset + start)
    return true
  }

  /// Moves to the line after one that is too long; false where the window doesn't have it.
  private mutating func leaveLongLine(
    _ window: UnsafeBufferPointer<UInt8>, _ index: inout Int, end: UInt8
  ) -> Bool {
    guard let last = window[index...].firstIndex(of: end) else {
      index = window.count
      return false
    }
    isInLongLine = false
    index = last + 1
    return index < window.count
  }

  private mutating func found(
    _ range: Range<Int>, in window: UnsafeBufferPointer<UInt8>, _ visitor: inout some RecordVisitor
  ) {
    if range.upperBound > invalid {
      let record = UnsafeBufferPointer(rebasing: window[range])
      if UTF8Check.firstInvalid(in: record, isWhole: true) != nil { report.replaced += 1 }
      invalid = nextInvalid(in: window, from: range.upperBound, true)
    }
    report.records += 1
    visitor.found(RecordRange(offset: offset + range.lowerBound, length: range.count))
    if report.records >= min(reading.options.limit, ReadingLimit.rows) { report.isAtLimit = true }
  }

  private func nextInvalid(
    in window: UnsafeBufferPointer<UInt8>, from start: Int, _ isLast: Bool
  ) -> Int {
    guard reading.encoding == .utf8 else { return .max }
    return UTF8Check.firstInvalid(in: window, from: start, isWhole: isLast) ?? .max
  }
}
