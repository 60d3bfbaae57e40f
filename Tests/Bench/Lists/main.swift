import Basics
import CLibrary
import SquadCore
import SystemKit

/// Measures a long list: bytes per row, appending pages to a million rows while older copies of the
/// list are alive, replacing pages, looking up rows by id, and searching. Then measures how long a
/// cancelled task takes to end on the executor. Lists are timed in the thread's CPU time, so that
/// other programs don't count.
func measure(_ body: () -> Void) -> Int64 {
  let start = processorTime()
  body()
  return processorTime() - start
}

func rows(_ numbers: Range<Int>) -> [Entry] {
  numbers.map { number in
    Entry(
      id: EntryID(CatalogueID(rawValue: "rows"), "\(number)"), title: "Row \(number)",
      subtitle: "Person \(number)", aliases: ["Person \(number)"], isRecruitable: true)
  }
}

func report(_ label: String, _ times: [Int64]) {
  let sorted = times.sorted()
  guard let maximum = sorted.last else { return }
  func text(_ time: Int64) -> String { "\(time / 1_000).\(time % 1_000 / 100) µs" }
  print("\(label): median \(text(sorted[sorted.count / 2])), most \(text(maximum))")
}

/// Builds the list from pages as large as a service's.
func pagedList(of count: Int) -> EntryList {
  var list = EntryList()
  for page in 0..<count / 50 { list.append(rows(page * 50..<(page + 1) * 50)) }
  return list
}

if let file = CommandLine.arguments.dropFirst().first {
  try measureFile(file)
  exit(0)
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
  appends.append(measure { list.append(next) })
}
report("append 50 rows to a million, 20 copies alive", appends)

var openList = OpenList(source: .list(ListID(CatalogueID(rawValue: "rows"))), title: "Rows")
openList.entries = list
openList.phase = .loaded
openList.isComplete = true
var replacements: [Int64] = []
for page in 0..<1_000 {
  let next = Page(
    offset: page * 50, entries: rows(page * 50..<(page + 1) * 50), total: list.count, isLast: false,
    freshness: .live(Moment(seconds: 0)))
  copies.append(openList.entries)
  if copies.count > 20 { copies.removeFirst() }
  replacements.append(measure { openList.receiveLive(next, rows: 40) })
}
report("a live page replacing 50 rows of a million", replacements)

/// Times of 4,000 pages, each from its rows to the next request, while `G` loads a list to its end.
/// Bundled rows follow the live ones, and copies of the state are kept as the inspector keeps them.
func loadingTimes() -> [Int64] {
  let info = CatalogueInfo(
    id: CatalogueID(rawValue: "rows"), title: "Rows",
    lists: [
      ListInfo(
        id: ListID(CatalogueID(rawValue: "rows")), title: "Rows", sorts: [SortOrder(key: "name")])
    ], service: .live(searches: true), placeholderIDs: 9_000_000...9_999_999)
  guard var state = AppState(catalogues: [info], isOffline: false) else { return [] }
  state.hasStarted = true
  state.viewport.listRows = 40
  state.openList.entries = EntryList(rows(9_000_000..<9_000_362))
  state.openList.phase = .loaded
  state.openList.isComplete = true
  _ = reduce(&state, .moved(.last)) + state.endTurn()
  var copies: [AppState] = []
  return (0..<4_000).compactMap { number in
    guard let request = state.openList.phase.request else { return nil }
    copies.append(state)
    if copies.count > 20 { copies.removeFirst() }
    return measure {
      let page = Page(
        offset: number * 50, entries: rows(number * 50..<number * 50 + 50), total: 200_000,
        isLast: false, freshness: .live(Moment(seconds: Int64(number))))
      _ = reduce(&state, .list(.pageFetched(request, .success(page)))) + state.endTurn()
    }
  }
}

// The minimum of three runs for each page, since the machine rarely disturbs the same page three
// times.
var loading = loadingTimes()
for _ in 1..<3 { loading = zip(loading, loadingTimes()).map { min($0, $1) } }
report("a page as a list loads, the first 100 of \(loading.count)", Array(loading.prefix(100)))
report("a page as a list loads, the last 100", Array(loading.suffix(100)))
let (firstPages, lastPages) = (loading.prefix(100).reduce(0, +), loading.suffix(100).reduce(0, +))
print("the last 100 cost \(lastPages * 100 / max(firstPages, 1)) % of the first; at most 120")

var lookups: [Int64] = []
for number in stride(from: 0, to: list.count, by: 1_049) {
  let id = EntryID(CatalogueID(rawValue: "rows"), "\(number)")
  var found: Int?
  lookups.append(measure { found = list.firstIndex(of: id) })
  if found != number { print("row \(number) was not found") }
}
report("look up an id among a million", lookups)

var screens: [Int64] = []
for top in stride(from: 0, to: list.count - 40, by: 1_049) {
  var bytes = 0
  let time = measure {
    for row in top..<top + 40 {
      guard let entry = list[row] else { continue }
      bytes += entry.id.path.utf8.count + entry.title.utf8.count + entry.subtitle.utf8.count
    }
  }
  if bytes == 0 { print("row \(top) is empty") }
  screens.append(time)
}
report("read 40 rows of a million", screens)

var whole: Page?
let made = rows(0..<64_000)
let packing = measure {
  whole = Page(
    offset: 0, entries: made, total: made.count, isLast: true,
    freshness: .live(Moment(seconds: 0)))
}
report("make a page of 64,000 rows, off the main thread", [packing])
var short = OpenList(source: openList.source, title: "Rows")
short.entries = EntryList(rows(0..<563))
short.phase = .loaded
short.isComplete = true
if let whole {
  report("take it in", [measure { short.receiveLive(whole, rows: 40) }])
}

/// Types a word letter by letter and deletes it again, as in the search field. Measures the first
/// letter, then each further one.
func measureSearch(in list: EntryList, _ label: String) {
  var first: [Int64] = []
  var further: [Int64] = []
  var back: [Int64] = []
  for word in ["person 9", "row 123", "9999", "son 77", "w 5 r"] {
    var filter = Filter(text: "", before: nil)
    func time(_ length: Int) -> Int64 {
      measure { filter.apply(String(word.prefix(length)), to: list) }
    }
    for length in 1...word.count {
      if length == 1 { first.append(time(length)) } else { further.append(time(length)) }
    }
    for length in (1..<word.count).reversed() { back.append(time(length)) }
  }
  report("search \(label): first letter", first)
  report("search \(label): each further letter", further)
  report("search \(label): each letter taken back", back)
  let fuzzy = ["rw 9", "rwx", "prsn", "prsx"].map { text in
    var filter = Filter(text: "", before: nil)
    filter.apply(String(text.dropLast()), to: list)
    return measure { filter.apply(text, to: list) }
  }
  report("search \(label): a letter that only fuzzy matches have", fuzzy)
}
measureSearch(in: pagedList(of: 100_000), "100,000 rows, by pages of 50")
measureSearch(in: list, "a million rows, by pages of 50")
measureSearch(in: EntryList(rows(0..<size)), "a million rows at once")

/// Nanoseconds from the cancellation of an awaiting task to its end.
func cancellation() -> Int64 {
  let (started, ended) = (Semaphore(), Semaphore())
  let never = Promise<Bool>()
  let task = TaskThread.start {
    started.signal()
    _ = await never.value { never.fulfill(false) }
    ended.signal()
  }
  started.wait()
  let (seconds, attoseconds) = ContinuousClock().measure {
    task.cancel()
    ended.wait()
  }.components
  return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}

report("a task cancelled while it waits", (0..<1_000).map { _ in cancellation() })
