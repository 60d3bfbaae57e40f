import SquadCore
import SquadWords
import SystemKit

/// `squad list`: every entry of a list, or those that a search finds.
struct ListCommand {
  let name: String
  let search: String?
  let limit: Int?
  let isJSON: Bool

  func run(in world: World) throws -> Int32 {
    guard let list = world.list(named: name) else {
      throw world.unknownList(name)
    }
    // A search looks through all of it, so that it finds the same live and offline; and members
    // that stand first may be anywhere in it.
    let needsAll = search != nil || list.putsMembersFirst
    let request = PageRequest(
      source: .list(list.id), limit: needsAll ? .max : limit ?? .max, sort: list.sorts.first)
    let page = try world.list(request)
    let rows = inOrder(page.entries, of: list, in: world)
    let entries = found(in: rows, world.strings).prefix(limit ?? .max)
    if isJSON {
      try Console.print(verbatim: JSON.array(entries.map(row)).text)
    } else {
      try Console.print(entries.map { "\($0.id)\t\($0.title)\t\(subtitle(of: $0))" })
    }
    world.sayIfUnwritable()
    return 0
  }

  /// The rows as the browser shows them: where the list wants it, the squad's members first.
  private func inOrder(_ entries: [Entry], of list: ListInfo, in world: World) -> [Entry] {
    // A squad that can't be read puts nobody first; the list is what was asked for.
    guard list.putsMembersFirst, let squad = try? world.repository.load().squad else {
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

  /// With its price, where it has one: `Euro · 66,410.20 ▲ 1.2%`; a change that isn't today's says
  /// what it counts from, `▲ 1.2% since 20 Apr`.
  private func subtitle(of entry: Entry) -> String {
    guard let quote = entry.quote else { return entry.subtitle }
    let now = SystemTime.now()
    let since = quote.start(ofChangeAt: now).map { "since \($0.text(beside: now.day))" }
    let price = [quote.text, quote.change?.text, since].compactMap { $0 }.joined(separator: " ")
    return "\(entry.subtitle) · \(price)"
  }
}
