import PlainText

/// Order of namesakes among matches: `Spider-Man (Peter Parker)` before the others.
extension EntryList {
  /// Maximum number of matches to arrange; a user narrows longer results first.
  private static let maximumNamesakes = 200

  /// Sorts adjacent namesakes by their number of comics, most first.
  func arrangeNamesakes(in rows: inout RankedRows) {
    guard rows.count <= Self.maximumNamesakes else { return }
    rows.arrange { rows in
      var start = 0
      while let first = rows[start...].first.flatMap({ self[Int($0)] }) {
        let end = rows[(start + 1)...].firstIndex { self[Int($0)]?.isNamesake(of: first) != true }
        let run = start..<(end ?? rows.count)
        if run.count > 1 { rows.replaceSubrange(run, with: byComics(rows[run])) }
        start = run.upperBound
      }
    }
  }

  private func byComics(_ rows: ArraySlice<UInt32>) -> [UInt32] {
    let keyed = rows.map { (row: $0, comics: self[Int($0)]?.comics ?? 0) }
    return keyed.sorted { ($1.comics, $0.row) < ($0.comics, $1.row) }.map(\.row)
  }
}

extension Entry {
  /// Number of comics in its row's subtitle; nil without one.
  fileprivate var comics: Int? {
    switch Phrase(subtitle[...]) {
    case .comics(let count), .bundled(let count): count
    default: nil
    }
  }

  /// Whether both have the same title, apart from a suffix in parentheses.
  fileprivate func isNamesake(of other: Entry) -> Bool {
    withName { mine in other.withName { mine.elementsEqual($0) } }
  }

  private func withName<Value>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Value) -> Value {
    block.withText(.title, of: row) { title in
      body(title[..<(title.firstIndex(of: UInt8(ascii: "(")) ?? title.endIndex)].withoutSpaceAtEnd)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var withoutSpaceAtEnd: Self { last == UInt8(ascii: " ") ? dropLast() : self }
}
