import JSONReader

/// Receives the fields of each record that a task needs: rows, sorting, a search.
protocol FieldConsumer {
  /// Announces a record's fields before `take` gets them, one record later: memory that a consumer
  /// prefetches now has arrived by then.
  mutating func expect(_ fields: FoundFields)
  mutating func take(_ fields: FoundFields, _ range: RecordRange)
}

extension FieldConsumer {
  mutating func expect(_ fields: FoundFields) {}
}

/// Finds the fields of records while they are scanned, in place where possible.
struct FieldReader<Consumer: FieldConsumer>: RecordVisitor {
  private let reading: Reading
  private let plan: FieldPlan
  /// Whether records are read in place, without building their values.
  private let isInPlace: Bool
  /// For a table, the index of each path's cell; nil where a path is no column.
  private let cells: [Int]?
  var consumer: Consumer

  private var found: [FieldPlan.Found] = []
  private var isFound = false
  /// The fields and the range of a record that is announced but not taken yet.
  private var pending: [FieldPlan.Found] = []
  private var pendingRange: RecordRange?
  private var window = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var windowStart = 0

  init(_ reading: Reading, _ plan: FieldPlan, _ consumer: Consumer) {
    self.reading = reading
    self.plan = plan
    self.consumer = consumer
    isInPlace =
      reading.format.isJSON && reading.encoding != .latin1 && reading.layout.kind == .objects
      && reading.layout.keyName == nil
    let names = reading.header ?? (0..<reading.columnCount).map { "column \($0 + 1)" }
    let indexByName = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let indices = plan.paths.compactMap { path in
      path.keys.flatMap { $0.count == 1 ? indexByName[$0[0]] : nil }
    }
    cells = indices.count == plan.paths.count ? indices : nil
  }

  /// Scans the available part of a text.
  mutating func scan(_ text: FileText, with scanner: inout RecordScanner) {
    text.withWindow(from: scanner.offset) { window in
      (self.window, windowStart) = (window, scanner.offset)
      _ = scanner.scan(window, isLast: text.isAtEnd, &self)
      takePending()
    }
    window = UnsafeBufferPointer(start: nil, count: 0)
  }

  mutating func read(_ reader: inout JSONReader) throws {
    guard isInPlace else { return }
    try plan.find(&reader, into: &found)
    isFound = true
  }

  mutating func read(_ row: [RawCell], in bytes: UnsafeBufferPointer<UInt8>) {
    guard let cells else { return }
    found.removeAll(keepingCapacity: true)
    let isTable = reading.format == .csv || reading.format == .tsv
    let isPlain = isTable && reading.isPlain(row, in: bytes)
    if !isTable, let first = row.first, let last = row.last {
      // A color code shifts all columns after it.
      let line = bytes[first.range.lowerBound..<last.range.upperBound]
      if reading.encoding == .latin1 || line.contains(0x1B) { return }
    }
    for cell in cells {
      guard cell < row.count else {
        found.append(.absent)
        continue
      }
      found.append(isTable ? reading.found(row[cell], in: bytes, isPlain) : .bytes(row[cell].range))
    }
    isFound = true
  }

  mutating func found(_ range: RecordRange) {
    takePending()
    if isFound {
      consumer.expect(FoundFields(paths: plan.paths, found: found, bytes: window))
      swap(&found, &pending)
      pendingRange = range
      isFound = false
    } else {
      let start = range.offset - windowStart
      let record = UnsafeBufferPointer(rebasing: window[start..<start + Int(range.length)])
      let fields = FoundFields(plan, of: reading.value(record) ?? .object([]))
      consumer.expect(fields)
      consumer.take(fields, range)
    }
  }

  private mutating func takePending() {
    guard let range = pendingRange else { return }
    consumer.take(FoundFields(paths: plan.paths, found: pending, bytes: window), range)
    pendingRange = nil
  }
}
