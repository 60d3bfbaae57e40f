import JSONReader

extension Reading {
  mutating func beginJSON(_ sample: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) {
    var reader = JSONReader(sample, isOwnFile: true)
    var root = JSONShape()
    var problem: JSONError?
    do { try root.read(&reader) } catch { problem = error as? JSONError }
    let isCut = problem.map { !isWhole && JSONReader.isCut($0, sample) } ?? false
    let end = reader.position
    reader.skipSpace()
    let isAlone = problem == nil && reader.position >= sample.count
    // A pipe's first line alone may be followed by many others.
    let isLine = isAlone && !isWhole && !sample[..<end].dropLast().contains(0x0A)
    let isStream = problem == nil && !isAlone || problem != nil && !isCut && format == .jsonLines
    if isStream, let first = firstRecord(sample, isWhole) ?? Optional(root) {
      isByLine = true
      layout = RecordRules.streamLayout(first)
      if !layout.isWhole { isByLine = format == .jsonLines }
    } else if format == .jsonLines, root.kind == .object {
      isByLine = true
      layout = RecordLayout([], .objects)
    } else {
      let rules = RecordRules(root, isWhole: problem == nil)
      candidates = rules.candidates
      layout = rules.layout
      isByLine = isLine && root.kind == .object && layout.isWhole
    }
    if let path = options.at {
      layout = RecordRules.layout(at: path, in: root, isWhole: problem == nil)
    }
    readHeader(sample)
  }

  /// The outline of a stream's first object, else of its first value.
  private func firstRecord(_ sample: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) -> JSONShape? {
    var walker = JSONWalker(RecordLayout([], .values), isByLine: true)
    var visitor = NoVisitor()
    var first: JSONShape?
    for _ in 0..<20 {
      guard let event = walker.next(in: sample, isLast: isWhole, &visitor) else { break }
      guard case .record(let range) = event else { continue }
      var reader = JSONReader(sample, at: range.lowerBound, isOwnFile: true)
      var shape = JSONShape()
      try? shape.read(&reader)
      if shape.kind == .object { return first.map { $0.kind == .array ? $0 : shape } ?? shape }
      first = first ?? shape
    }
    return first
  }

  /// Takes the header from the first record, where records are arrays with a header.
  private mutating func readHeader(_ sample: UnsafeBufferPointer<UInt8>) {
    guard case .rows(.some) = layout.kind else { return }
    guard options.hasHeader else { return layout.kind = .rows(header: nil) }
    let plain = RecordLayout(layout.path.steps, .rows(header: nil))
    var walker = JSONWalker(plain, isByLine: isByLine)
    var visitor = NoVisitor()
    var names: [String] = []
    if case .record(let range) = walker.next(in: sample, isLast: true, &visitor) {
      var reader = JSONReader(sample, at: range.lowerBound, isOwnFile: true)
      names = (try? reader.values { try $0.text() ?? "" }) ?? []
    }
    layout.kind = .rows(header: HeaderFinder.names(names))
  }

  /// A better reading after the whole value was read; nil where nothing changes.
  func revised(_ value: UnsafeBufferPointer<UInt8>) -> Reading? {
    var reader = JSONReader(value, isOwnFile: true)
    var root = JSONShape()
    let isWhole = (try? root.read(&reader)) != nil
    if options.at != nil {
      guard isWhole, root.isColumnTable else { return nil }
      var reading = self
      reading.layout = RecordLayout(layout.path.steps, .columns)
      return reading
    }
    let rules = RecordRules(root, isWhole: isWhole)
    guard !rules.layout.isWhole || rules.layout.kind != .objects else { return nil }
    var reading = self
    reading.layout = rules.layout
    reading.layout.isProvisional = false
    reading.candidates = rules.candidates
    reading.isByLine = false
    reading.readHeader(value)
    return reading
  }
}

/// Ignores the content of records.
struct NoVisitor: RecordVisitor {
  mutating func found(_ range: RecordRange) {}
}
