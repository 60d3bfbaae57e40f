import OwnCatalogue
import OwnTestSupport

extension FuzzTarget {
  /// One of the user's own files: every record can be parsed from its bytes alone, and reading in
  /// small windows finds the same records.
  static let own = FuzzTarget(name: "own") { mutator, seeds in
    let input = mutator.input(from: seeds)
    var options = ReadingOptions()
    if mutator.random.below(2) == 0 {
      options.format = DataFormat.allCases[mutator.random.below(DataFormat.allCases.count)]
    }
    let names = ["", "a.json", "a.jsonl", "a.csv", "a.tsv"]
    options.fileName = names[mutator.random.below(names.count)]
    let paths = [nil, ".", "items", "items[].parts", "a.b"]
    if mutator.random.below(4) == 0 {
      options.at = paths[mutator.random.below(paths.count)].flatMap { RecordPath($0) }
    }
    let encodings: [TextEncoding?] = [nil, nil, nil, .latin1, .utf8, .utf16(isBigEndian: false)]
    options.encoding = encodings[mutator.random.below(encodings.count)]
    options.hasHeader = mutator.random.below(4) > 0
    options.skip = mutator.random.below(8) == 0 ? 2 : 0
    scan(input, as: readingOfStart(of: input, mutator.random.below(input.count + 1), options))
    guard let whole = try? TextRecords(input, options) else { return }
    require(whole.values.count == whole.ranges.count, "\(whole.ranges)")
    require(whole.report.records == whole.ranges.count, "\(whole.report)")
    for (range, next) in zip(whole.ranges, whole.ranges.dropFirst()) {
      require(range.end <= next.offset, "\(range) and \(next)")
    }
    // Only records are validated in each window; parts outside of records may escape it.
    guard whole.report.error == nil,
      let parts = try? TextRecords(input, options, window: 1 + mutator.random.below(400))
    else { return }
    require(parts.ranges == whole.ranges, "\(parts.ranges) \(whole.ranges)")
    require(parts.report == whole.report, "\(parts.report) \(whole.report)")
  }

  /// A reading of a pipe that has sent only the first part of the input.
  private static func readingOfStart(
    of input: [UInt8], _ count: Int, _ options: ReadingOptions
  ) -> Reading? {
    input[..<count].withUnsafeBufferPointer { start in
      try? Reading(start, isWhole: false, options)
    }
  }

  private static func scan(_ input: [UInt8], as reading: Reading?) {
    guard let reading, reading.rewriter == nil, reading.start <= input.count else { return }
    var scanner = RecordScanner(reading)
    var counter = Counter()
    input.withUnsafeBufferPointer { input in
      let rest = UnsafeBufferPointer(rebasing: input[reading.start...])
      _ = scanner.scan(rest, isLast: true, &counter)
    }
    require(counter.records == scanner.report.records, "\(scanner.report)")
  }

  private struct Counter: RecordVisitor {
    var records = 0

    mutating func found(_ range: RecordRange) { records += 1 }
  }
}
