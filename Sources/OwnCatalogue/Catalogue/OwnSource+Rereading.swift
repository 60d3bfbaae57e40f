import SquadCore

// Reading a file again: its rows in another order or of one group, and its records.
extension OwnSource {
  func sort(_ order: SortOrder) -> OwnDescription.Sort? {
    let sorts = state.withLock { $0.description?.sorts } ?? []
    // The first request has the order of the settings, which don't know the description's orders
    // yet.
    if order == settings.list.sorts.first, settings.sort != nil { return sorts.first }
    return sorts.first { $0.order.key == order.key && ($0.field != nil || order.isDescending) }
      .map { OwnDescription.Sort(order: order, field: $0.field, column: $0.column) }
  }

  /// All rows in an order, after reading the whole file.
  func page(_ sort: OwnDescription.Sort, _ reader: inout Reader) throws -> Page {
    while true {
      let isEnded = state.withLock { state in
        state.scan()
        // Taking the rows leaves them packed in the state.
        _ = state.takeRows()
        return state.isEnded
      }
      if isEnded { break }
      try readOn(&reader)
    }
    guard let field = sort.field else {
      return try sort.order.isDescending ? reversedPage(&reader) : nextPage(from: 0, &reader)
    }
    let sought = SortValues(sort.order, field, sort.column)
    let values = try fields(sought.plan, to: sought, &reader)
    let rows = state.withLock { $0.rows }
    var packer = EntryPacker(id)
    values.forEachSorted { packer.append($0, of: rows) }
    return page(packer.take(), from: 0, &reader)
  }

  /// All rows of a file that was read, the last one first.
  private func reversedPage(_ reader: inout Reader) -> Page {
    let rows = state.withLock { $0.rows }
    let noText = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var packer = EntryPacker(id)
    for end in stride(from: rows.count, to: 0, by: -64) {
      packer.append((max(end - 64, 0)..<end).reversed().map { ($0, noText) }, of: rows)
    }
    return page(packer.take(), from: 0, &reader)
  }

  func wholePage(_ rows: [Entry]) -> Page {
    Page(offset: 0, entries: rows, total: rows.count, isLast: true, freshness: freshness)
  }

  func rows(ofGroup value: String, _ reader: inout Reader) throws -> [Entry] {
    guard let guesses = description?.guesses else { return [] }
    let group = GroupRows(guesses, value: value)
    let known = state.withLock { $0.rows }
    return try fields(group.plan, to: group, &reader).rows.filter { $0 < known.count }
      .map { known[$0] }
  }

  /// Reads the file again for fields that the packed rows lack.
  func fields<Consumer: FieldConsumer>(
    _ plan: FieldPlan, to consumer: Consumer, _ reader: inout Reader
  ) throws -> Consumer {
    let (input, reading) = state.withLock { ($0.input, $0.description?.reading) }
    guard let reading else { return consumer }
    try input.check()
    var text = FileText(retainsAll: false)
    var scanner = RecordScanner(reading)
    var fields = FieldReader(reading, plan, consumer)
    while true {
      guard !isInterrupted else { throw ReadInterrupted() }
      fields.scan(text, with: &scanner)
      guard !text.isAtEnd, !scanner.isFinished else { return fields.consumer }
      let read = try copy(at: text.taken, to: &reader.chunk)
      if read == 0 { text.end() }
      text.append(reader.chunk.prefix(read), droppingBefore: scanner.offset)
    }
  }

  /// Fills the buffer with the text from an offset on; returns the number of bytes, which is less
  /// only at the end.
  func copy(at offset: Int, to buffer: inout [UInt8]) throws -> Int {
    let count = buffer.count
    let (input, retained) = state.withLock { state in
      let retained = state.text.isInMemory ? Array(state.text.prefix(count, from: offset)) : nil
      return (state.input, retained)
    }
    guard let retained else {
      return try buffer.withUnsafeMutableBytes { try input.read(at: offset, into: $0) }
    }
    buffer.replaceSubrange(..<retained.count, with: retained)
    return retained.count
  }

  /// The record whose id is or begins `id`, with the texts of its row.
  package func record(_ id: EntryID) throws(Failure) -> OwnRecord {
    let (bytes, row, description) = try bytes(of: id)
    guard let value = bytes.withUnsafeBufferPointer(description.reading.value) else {
      throw failure(OwnFileError.changed)
    }
    return OwnRecord(
      value: value, texts: description.rowFields.texts(of: value), row: row + 1,
      description: description)
  }

  /// The bytes of the record whose id is or begins `id`, and the number of its row.
  func bytes(
    of id: EntryID
  ) throws(Failure) -> (bytes: [UInt8], row: Int, description: OwnDescription) {
    let path = id.path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id.path[..<$0]) }
    let (input, isInMemory, description, found) = state.withLock { state in
      (state.input, state.text.isInMemory, state.description, state.record(path ?? id.path))
    }
    guard let description, let (row, range) = found else { throw .unknownEntry(id) }
    do {
      // Text that was converted to UTF-8 may be longer than the file.
      try input.check(through: isInMemory ? 0 : range.end)
      var bytes = [UInt8](repeating: 0, count: Int(range.length))
      guard try copy(at: range.offset, to: &bytes) == bytes.count else {
        throw OwnFileError.changed
      }
      return (bytes, row, description)
    } catch { throw failure(error) }
  }
}
