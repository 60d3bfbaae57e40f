import PlainText
import SquadCore

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
    for index in values.indices where values[index].elementsEqual(text) {
      counts[index] += 1
      return
    }
    isGroup = values.count < Self.maximumValues
    values.append(Array(text))
    counts.append(1)
  }

  /// The groups, the most frequent first, then in the file's order.
  var sorted: [FileFacts.Group] {
    guard isGroup, values.count > 1 else { return [] }
    return values.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }.map {
      FileFacts.Group(value: String(decoding: values[$0], as: UTF8.self), count: counts[$0])
    }
  }
}
