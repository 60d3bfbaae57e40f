extension Reading {
  mutating func beginTable(_ guess: FormatGuess) {
    var guess = guess
    var delimiter = options.delimiter.map {
      encoding == .latin1 ? Array(String($0).latin1) : Array(String($0).utf8)
    }
    if let (named, length) = Self.spreadsheetDelimiter(guess.sample) {
      delimiter = delimiter ?? [named]
      start += length
      guess = FormatGuess(
        sample: UnsafeBufferPointer(rebasing: guess.sample[length...]), isWhole: guess.isWhole)
    }
    dialect = dialect(delimiter, guess)
    let rows = guess.rows(dialect, encoding)
    let finder = HeaderFinder(rows)
    columnCount = rows.indices.contains(finder.row) ? rows[finder.row].count : 1
    rowsAbove = options.hasHeader ? finder.row : 0
    let isHeader = options.hasHeader && finder.isHeader
    if isHeader, rows.indices.contains(finder.row) { header = HeaderFinder.names(rows[finder.row]) }
    let passed = DelimiterVote.rows(
      of: guess.sample, dialect, isWhole: guess.isWhole, limit: rowsAbove + (isHeader ? 1 : 0)
    ) { $1 }
    start += passed.last ?? 0
  }

  private func dialect(_ delimiter: [UInt8]?, _ guess: FormatGuess) -> Dialect {
    let sample = guess.sample
    if let delimiter {
      return Dialect(delimiter: delimiter, hasQuotes: options.format != .tsv)
    }
    if format == .tsv { return DelimiterVote.dialect(0x09, sample, isWhole: guess.isWhole) }
    if let voted = DelimiterVote.dialect(of: sample, isWhole: guess.isWhole) { return voted }
    // Sentences have different numbers of commas, and some none at all. In a small table, only the
    // notes above and below it have none.
    let counts = guess.rows(.csv, encoding).map(\.count)
    let rest = counts.drop { $0 == 1 }
    let table = rest.prefix { $0 == rest.first }
    let isTable = table.count > 1 && rest.dropFirst(table.count).allSatisfy { $0 == 1 }
    return counts.first == 1 && rest.contains(1) && !isTable ? .oneColumn : .csv
  }

  /// The delimiter in a first line `sep=;`, as Excel writes it, and the length of that line.
  private static func spreadsheetDelimiter(
    _ sample: UnsafeBufferPointer<UInt8>
  ) -> (UInt8, length: Int)? {
    guard sample.count > 5, sample.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8),
      let newline = sample.prefix(8).firstIndex(of: 0x0A), newline == 5 || newline == 6
    else { return nil }
    return (sample[4], newline + 1)
  }

  mutating func beginColumns(_ guess: FormatGuess) {
    columns = guess.columns(encoding)
    guard let columns else {
      header = ["line"]
      return
    }
    columnCount = columns.names.count
    guard options.hasHeader else { return }
    header = columns.names
    let text = guess.sample.firstIndex { !$0.isSpace } ?? 0
    let newline = guess.sample[text...].firstIndex(of: 0x0A)
    start += newline.map { $0 + 1 } ?? guess.sample.count
  }
}

extension String {
  /// Windows-1252 of characters that Latin-1 has, `?` for others.
  fileprivate var latin1: [UInt8] {
    unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
