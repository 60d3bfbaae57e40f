import OwnCatalogue
import SquadCore

/// The records of a text that is in memory: all steps from its bytes to values.
package struct TextRecords {
  /// The text that the ranges refer to; a copy if it can't be read in place.
  package private(set) var text: [UInt8]
  package private(set) var reading: Reading
  package private(set) var report = ScanReport()
  package private(set) var ranges: [RecordRange] = []
  /// The error if there is no record.
  package private(set) var errorOfNone: OwnFileError?

  /// - Parameter window: number of bytes to scan at a time, as when reading a file.
  package init(
    _ bytes: [UInt8], _ options: ReadingOptions, window: Int = 256 << 10
  ) throws(OwnFileError) {
    var beginning = FormatDetection(FileText(retainsAll: true), options)
    var rest = bytes[...]
    repeat {
      beginning.append(rest.prefix(ReadingLimit.sample))
      rest = rest.dropFirst(ReadingLimit.sample)
      if rest.isEmpty { beginning.end() }
    } while try !beginning.findRecords()
    guard let reading = beginning.reading else { throw .empty }
    self.reading = reading
    if let rows = beginning.rows {
      text = rows
    } else if var rewriter = reading.rewriter {
      text = []
      bytes.withUnsafeBufferPointer { rewriter.append($0, to: &text) }
      rewriter.finish(&text)
    } else {
      text = bytes
    }
    scan(window)
  }

  /// The value of a record; nil if the bytes are no value.
  package func value(_ range: RecordRange) -> RecordValue? {
    text[range.offset..<range.end].withUnsafeBufferPointer { reading.value($0) }
  }

  /// The values of all records.
  package var values: [RecordValue] { ranges.compactMap(value) }

  private mutating func scan(_ window: Int) {
    var scanner = RecordScanner(reading)
    var collector = Collector()
    text.withUnsafeBufferPointer { text in
      var size = window
      while !scanner.isFinished {
        let end = min(text.count, scanner.offset + size)
        let bytes = UnsafeBufferPointer(rebasing: text[scanner.offset..<end])
        let done = scanner.scan(bytes, isLast: end == text.count, &collector)
        if end == text.count { break }
        size = done == 0 ? size * 2 : window
      }
    }
    ranges = collector.ranges
    report = scanner.report
    errorOfNone = scanner.errorOfNone
  }

  private struct Collector: RecordVisitor {
    var ranges: [RecordRange] = []

    mutating func found(_ range: RecordRange) { ranges.append(range) }
  }
}
