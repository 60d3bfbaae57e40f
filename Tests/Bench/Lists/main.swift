import SquadCore

/// Measures what a long list costs: pages appended to a million rows while older copies of the list
/// are held, and looking rows up by id.
let clock = ContinuousClock()

func rows(_ numbers: Range<Int>) -> [Entry] {
  numbers.map { Entry(id: EntryID(CatalogueID(rawValue: "rows"), "\($0)"), title: "Row \($0)") }
}

func nanoseconds(_ duration: Duration) -> Int64 {
  duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
}

func report(_ label: String, _ times: [Int64]) {
  let sorted = times.sorted()
  guard let most = sorted.last else { return }
  func text(_ time: Int64) -> String { "\(time / 1_000).\(time % 1_000 / 100) µs" }
  print("\(label): median \(text(sorted[sorted.count / 2])), most \(text(most))")
}

let size = 1_000_000
var list = EntryList(rows(0..<size))
var copies: [EntryList] = []
var appends: [Int64] = []
for page in 0..<1_000 {
  let next = rows(size + page * 50..<size + (page + 1) * 50)
  copies.append(list)
  if copies.count > 20 { copies.removeFirst() }
  appends.append(nanoseconds(clock.measure { list.append(next) }))
}
report("append 50 rows to a million, 20 copies held", appends)

var lookups: [Int64] = []
for number in stride(from: 0, to: list.count, by: 1_049) {
  let id = EntryID(CatalogueID(rawValue: "rows"), "\(number)")
  var found: Int?
  lookups.append(nanoseconds(clock.measure { found = list.firstIndex(of: id) }))
  if found != number { print("row \(number) was not found") }
}
report("look up an id among a million", lookups)
