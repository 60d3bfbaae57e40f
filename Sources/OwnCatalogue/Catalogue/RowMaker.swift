import CLibrary
import PlainText
import SquadCore

/// Makes the rows of a list from the fields of their records.
struct RowMaker: FieldConsumer {
  let fields: RowFields
  private let hasIDs: Bool
  private(set) var ids = IDIndex()
  private(set) var records = RecordTable()
  private(set) var groups = GroupTally()
  var packer: EntryPacker
  /// The id of the next record, and its hash.
  private var id: [UInt8] = []
  private var hash = 0 as UInt64

  /// `key` names the field that holds a record's key.
  init(_ catalogue: CatalogueID, _ guesses: Guesses, key: String?) {
    hasIDs = guesses.id != .title
    fields = RowFields(guesses, key: key)
    packer = EntryPacker(catalogue)
  }

  /// Expects as many records per byte in the rest of the file as so far.
  ///
  /// - Parameter share: the part of the file's bytes that has been read; not 0.
  mutating func expectRest(after share: Double) {
    ids.expectedCount = Int(min(Double(records.count) / share, Double(ReadingLimit.rows)))
  }

  mutating func expect(_ row: FoundFields) {
    id.removeAll(keepingCapacity: true)
    let (fields, hasIDs, number) = (fields, hasIDs, records.count + 1)
    fields.withText(fields.title, row) { title in
      if hasIDs {
        fields.withText(fields.id, row) {
          RecordID.append(written: $0, title: title, row: number, to: &id)
        }
      } else {
        RecordID.append(written: nil, title: title, row: number, to: &id)
      }
    }
    hash = ids.prefetch(id)
  }

  mutating func take(_ row: FoundFields, _ range: RecordRange) {
    records.append(range)
    let (fields, number) = (fields, records.count)
    fields.withGroup(of: row) { groups.take($0) }
    fields.withText(fields.title, row) { title in
      PlainText.withLine(title) { title in
        guard title.isEmpty else { return addRow(row, title) }
        var title = "row \(number)"
        title.withUTF8 { addRow(row, $0) }
      }
    }
    fields.forEachSearchText(of: row) { text, field in
      PlainText.withLine(text) { if !$0.isEmpty { packer.addAlias($0, label: field) } }
    }
    packer.end()
  }

  private mutating func addRow(_ row: FoundFields, _ title: UnsafeBufferPointer<UInt8>) {
    packer.begin(title: title)
    fields.withText(fields.subtitle, row) { subtitle in
      PlainText.withLine(subtitle) { subtitle in
        let hash = ids.add(&id, hash: hash)
        packer.add(path: id, hash: hash, title: title, subtitle: subtitle)
      }
    }
  }
}

/// The ranges of all records, by their number.
struct RecordTable {
  /// No text is longer than 4 GiB.
  private var offsets: [UInt32] = []
  private var lengths: [UInt16] = []
  /// Lengths from `UInt16.max` on, by row.
  private var longer: [Int: Int32] = [:]

  var count: Int { offsets.count }

  mutating func append(_ range: RecordRange) {
    if range.length >= UInt16.max { longer[count] = range.length }
    offsets.append(UInt32(clamping: range.offset))
    lengths.append(UInt16(clamping: range.length))
  }

  /// - Parameter row: below `count`.
  subscript(row: Int) -> RecordRange {
    let length = lengths[row] < .max ? Int32(lengths[row]) : longer[row] ?? 0
    return RecordRange(offset: Int(offsets[row]), length: Int(length))
  }
}

/// Counts the values of the group while rows are made.
struct GroupTally {
  /// A field with more values than this is no group.
  private static let maximumValues = 100

  private var values: [[UInt8]] = []
  private var counts: [Int] = []
  private var isGroup = true

  mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    guard isGroup else { return }
    // Comparing so few is faster than hashing.
    for index in values.indices where Self.isEqual(values[index], text) {
      counts[index] += 1
      return
    }
    isGroup = values.count < Self.maximumValues
    values.append(Array(text))
    counts.append(1)
  }

  /// Compares whole texts at once: byte by byte it took 2 % of the time to read a million rows.
  private static func isEqual(_ value: [UInt8], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard value.count == text.count else { return false }
    guard let start = text.baseAddress else { return true }
    return memcmp(value, start, text.count) == 0
  }

  /// The groups, the most frequent first, then in the file's order.
  var sorted: [FileFacts.Group] {
    guard isGroup, values.count > 1 else { return [] }
    return values.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.map {
      FileFacts.Group(value: String(decoding: values[$0], as: UTF8.self), count: counts[$0])
    }
  }
}
