import Basics
import SquadCore
import SystemKit

/// Measures what a long list costs: bytes a row, pages appended to a million rows while older copies
/// of the list are held, pages that take the place of others, and looking rows up by id. Then how
/// long a cancelled task takes to end on the executor.
let clock = ContinuousClock()

func rows(_ numbers: Range<Int>) -> [Entry] {
  numbers.map { number in
    Entry(
      id: EntryID(CatalogueID(rawValue: "rows"), "\(number)"), title: "Row \(number)",
      subtitle: "Person \(number)", aliases: ["Person \(number)"], isRecruitable: true)
  }
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

/// The list, built of pages as a service gives them.
func pagedList(of count: Int) -> EntryList {
  var list = EntryList()
  for page in 0..<count / 50 { list.append(rows(page * 50..<(page + 1) * 50)) }
  return list
}

let size = 1_000_000
let before = residentBytes()
var list = pagedList(of: size)
print("a row of a million, by pages of 50: \((residentBytes() - before) / size) bytes")
var copies: [EntryList] = []
var appends: [Int64] = []
for page in 0..<1_000 {
  let next = rows(size + page * 50..<size + (page + 1) * 50)
  copies.append(list)
  if copies.count > 20 { copies.removeFirst() }
  appends.append(nanoseconds(clock.measure { list.append(next) }))
}
report("append 50 rows to a million, 20 copies held", appends)

var level = Level(source: .list(ListID(CatalogueID(rawValue: "rows"))), title: "Rows")
level.entries = list
level.phase = .loaded
level.isComplete = true
var replacements: [Int64] = []
for page in 0..<1_000 {
  let next = Page(
    offset: page * 50, entries: rows(page * 50..<(page + 1) * 50), total: list.count, isLast: false,
    freshness: .live(Moment(seconds: 0)))
  copies.append(level.entries)
  if copies.count > 20 { copies.removeFirst() }
  replacements.append(nanoseconds(clock.measure { level.receiveLive(next, rows: 40) }))
}
report("a live page in the place of 50 rows of a million", replacements)

var lookups: [Int64] = []
for number in stride(from: 0, to: list.count, by: 1_049) {
  let id = EntryID(CatalogueID(rawValue: "rows"), "\(number)")
  var found: Int?
  lookups.append(nanoseconds(clock.measure { found = list.firstIndex(of: id) }))
  if found != number { print("row \(number) was not found") }
}
report("look up an id among a million", lookups)

var screens: [Int64] = []
for top in stride(from: 0, to: list.count - 40, by: 1_049) {
  var bytes = 0
  let time = clock.measure {
    for row in top..<top + 40 {
      guard let entry = list[row] else { continue }
      bytes += entry.id.path.utf8.count + entry.title.utf8.count + entry.subtitle.utf8.count
    }
  }
  if bytes == 0 { print("row \(top) says nothing") }
  screens.append(nanoseconds(time))
}
report("read 40 rows of a million", screens)

var whole: Page?
let made = rows(0..<64_000)
let packing = clock.measure {
  whole = Page(
    offset: 0, entries: made, total: made.count, isLast: true,
    freshness: .live(Moment(seconds: 0)))
}
report("make a page of 64,000 rows, off the main thread", [nanoseconds(packing)])
var short = Level(source: level.source, title: "Rows")
short.entries = EntryList(rows(0..<563))
short.phase = .loaded
short.isComplete = true
if let whole {
  report("take it in", [nanoseconds(clock.measure { short.receiveLive(whole, rows: 40) })])
}

var filter = Filter(text: "", before: nil)
report("begin a search in a million", [nanoseconds(clock.measure { filter.apply("", to: list) })])
report(
  "a word that few of a million have",
  [nanoseconds(clock.measure { filter.apply("9999", to: list) })])

/// From the cancellation of a task that awaits something to its end.
func cancellation() -> Int64 {
  let (started, ended) = (Semaphore(), Semaphore())
  let never = Promise<Bool>()
  let task = TaskThread.start {
    started.signal()
    _ = await never.value { never.fulfill(false) }
    ended.signal()
  }
  started.wait()
  return nanoseconds(
    ContinuousClock().measure {
      task.cancel()
      ended.wait()
    })
}

report("a task cancelled while it waits", (0..<1_000).map { _ in cancellation() })
