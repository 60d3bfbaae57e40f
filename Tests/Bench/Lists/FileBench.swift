import OwnCatalogue
import SquadCore

/// Measures one of the user's own files: reading it to the end, adding its pages to a list,
/// searching for words letter by letter, and each of its sorts.
func measureFile(_ path: String) throws {
  let before = residentBytes()
  let source = try OwnSource(OwnSettings(id: "own", file: path))
  func page(_ offset: Int, _ sort: SortOrder? = nil) throws -> Page {
    let list = ListSource.list(ListID(source.id))
    return try source.page(PageRequest(source: list, offset: offset, limit: .max, sort: sort))
  }
  func measured<Value>(_ body: () throws -> Value) rethrows -> (value: Value, time: Int64) {
    let start = processorTime()
    let value = try body()
    return (value, processorTime() - start)
  }

  var list = EntryList()
  var sorts: [SortOrder] = []
  var (reading, additions): (Int64, [Int64]) = (0, [])
  while true {
    let (next, time) = try measured { try page(list.count) }
    if list.isEmpty { report("first \(next.entries.count) rows", [time]) }
    reading += time
    additions.append(measure { list.append(next.rows) })
    if let info = next.list { sorts = info.sorts }
    if next.isLast { break }
  }
  report("\(list.count) rows read", [reading])
  report("a page added to the list", additions)
  print("a row: \((residentBytes() - before) / max(list.count, 1)) bytes")

  var filter = Filter(text: "", before: nil)
  for text in ["s", "sp", "spi", "m", "ma", "man", "crystal", "crystal w", "xqzk"] {
    let time = measure { filter.apply(text, to: list) }
    report("search for \(text), \(filter.count) matches", [time])
  }
  for sort in sorts {
    let (sorted, time) = try measured { try page(0, sort) }
    report("\(sorted.rows.count) rows sorted by \(sort.key)", [time])
  }
}
