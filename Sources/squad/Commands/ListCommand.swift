import SquadCore
import SquadWords
import SystemKit

/// `squad list`: a list's entries, or the ones that a search finds.
struct ListCommand {
  let name: String
  let search: String?
  let limit: Int?
  let isJSON: Bool

  func run(in dependencies: AppDependencies) throws -> Int32 {
    guard let list = dependencies.list(named: name) else {
      throw dependencies.unknownList(name)
    }
    // A search needs the whole list, to find the same live and offline; members to show first may
    // be anywhere, too.
    let needsAll = search != nil || list.putsMembersFirst
    let request = PageRequest(
      source: .list(list.id), limit: needsAll ? .max : limit ?? .max, sort: list.sorts.first)
    let page = try dependencies.list(request)
    let rows = inOrder(page.entries, of: list, in: dependencies)
    let entries = found(in: rows, dependencies.strings).prefix(limit ?? .max)
    if isJSON {
      try Console.print(verbatim: JSON.array(entries.map(row)).text)
    } else {
      try Console.print(entries.map { "\($0.id)\t\($0.title)\t\(subtitle(of: $0))" })
    }
    dependencies.sayIfUnwritable()
    return 0
  }

  /// Rows in the browser's order: the squad's members first where the list wants that.
  private func inOrder(_ entries: [Entry], of list: ListInfo, in dependencies: AppDependencies)
    -> [Entry]
  {
    // An unreadable squad puts nobody first: the list is what was asked for.
    guard list.putsMembersFirst, let squad = try? dependencies.repository.load().squad else {
      return entries
    }
    let members = squad.members.map(\.id).filter { $0.catalogue == list.id.catalogue }
    let rows = EntryList(entries).putting(first: members)
    return rows.entries
  }

  private func found(in entries: [Entry], _ strings: Strings) -> [Entry] {
    guard let search else { return entries }
    let list = EntryList(entries)
    var filter = Filter(text: search, before: nil)
    filter.apply(search, to: list)
    if filter.query.isNearest { Console.say(strings.nearestSpellings(of: search)) }
    return filter.matches(of: list)
  }

  private func row(_ entry: Entry) -> JSON {
    .object([
      ("id", .string(entry.id.description)), ("title", .string(entry.title)),
      ("subtitle", .string(subtitle(of: entry))),
    ])
  }

  /// Subtitle with its price, if any: `Euro · 66,410.20 ▲ 1.2%`; a change since another day tells
  /// which: `▲ 1.2% since 20 Apr`.
  private func subtitle(of entry: Entry) -> String {
    guard let quote = entry.quote else { return entry.subtitle }
    let now = SystemTime.now()
    let since = quote.start(ofChangeAt: now).map { "since \($0.text(beside: now.day))" }
    let price = [quote.text, quote.change?.text, since].compactMap { $0 }.joined(separator: " ")
    return "\(entry.subtitle) · \(price)"
  }
}
