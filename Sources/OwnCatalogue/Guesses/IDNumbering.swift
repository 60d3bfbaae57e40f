/// Tells records of the same id apart: the second `7` is `7.2`, the third `7.3`.
package struct IDNumbering {
  /// By the id's hash, how often it came; 64 bits, so that two ids of a file don't meet.
  private var counts: [Int: Int32] = [:]
  /// Records whose id stood in the file before.
  package private(set) var duplicates = 0

  package init() {}

  /// The id of the next record in the file's order.
  package mutating func unique(_ id: String) -> String {
    guard let count = counts[Self.hash(id)] else {
      counts[Self.hash(id)] = 1
      return id
    }
    duplicates += 1
    var number = count + 1
    // An id may look like another's second.
    while counts[Self.hash("\(id).\(number)")] != nil { number += 1 }
    counts[Self.hash(id)] = number
    counts[Self.hash("\(id).\(number)")] = 1
    return "\(id).\(number)"
  }

  private static func hash(_ id: String) -> Int {
    var hasher = Hasher()
    hasher.combine(id)
    return hasher.finalize()
  }
}
