import TestSupport
import Testing

@testable import SquadCore

/// Currencies without a rate, folded into one row after all others.
@Suite struct FoldingTests {
  private static let sorts = [SortOrder(key: "use"), SortOrder(key: "code")]

  private func entry(_ code: String, isRated: Bool = false) -> Entry {
    Entry(
      id: EntryID(.bitcoin, code), title: code, isRecruitable: true,
      quote: Quote(
        rate: isRated ? Amount(millionths: 1_000_000) : nil, places: 2, unit: code,
        freshness: nil))
  }

  /// Entries from `USD* EUR JPY*`, in which a star marks a rate.
  private func entries(_ codes: String) -> [Entry] {
    codes.split(separator: " ").map { code in
      entry(code.filter { $0 != "*" }, isRated: code.hasSuffix("*"))
    }
  }

  private func level(_ codes: String, members: [String] = []) -> OpenList {
    var level = OpenList(source: .list(.currencies), title: "Currencies", sorts: Self.sorts)
    level.putFirst(members.map { EntryID(.bitcoin, $0) }, rows: 10)
    return receiving(codes, in: level)
  }

  /// The list after it was read again.
  private func receiving(_ codes: String, in level: OpenList) -> OpenList {
    var level = level
    _ = level.reload(as: RequestID(1))
    level.receive(.success(.sample(entries(codes))), rows: 10)
    return level
  }

  /// The rows' codes, with `+` for the folded row.
  private func rows(_ level: OpenList) -> [String] {
    (0..<level.count).map { level.entry(at: $0)?.title ?? "+" }
  }

  private func select(_ row: Int, of level: inout OpenList) {
    level.cursor.select(row, count: level.count, rows: 10)
  }

  @Test func `entries without a rate share the last row`() {
    let level = level("USD* EUR JPY* AED AFN")
    #expect(rows(level) == ["USD", "JPY", "+"])
    #expect(level.foldedEntries.map(\.title) == ["EUR", "AED", "AFN"])
    #expect(level.row(of: EntryID(.bitcoin, "JPY")) == 1)
    #expect(level.row(of: EntryID(.bitcoin, "AED")) == nil)
    #expect(level.selected?.title == "USD")
  }

  @Test func `a list without missing rates has no shared row, nor one without prices`() {
    #expect(rows(level("USD* EUR*")) == ["USD", "EUR"])
    #expect(rows(level("")) == [])
    var people = OpenList(source: .list(.people), title: "People")
    _ = people.reload(as: RequestID(1))
    people.receive(.success(.sample([.luke, .leia])), rows: 10)
    #expect(people.count == 2 && people.shownFold == nil)
  }

  @Test func `another order folds nothing, and the old one keeps the selected row`() {
    var level = level("USD* EUR AED")
    level.sortIndex = 1
    level = receiving("AED EUR USD*", in: level)
    #expect(rows(level) == ["AED", "EUR", "USD"])
    select(1, of: &level)
    level.sortIndex = 0
    level = receiving("USD* EUR AED", in: level)
    #expect(rows(level) == ["USD", "EUR", "+"])
    #expect(level.selected?.title == "EUR")
  }

  @Test func `members and the target of a jump keep their rows`() {
    var level = level("USD* EUR AED AFN", members: ["AFN"])
    #expect(rows(level) == ["AFN", "USD", "+"])
    level.selectPending(EntryID(.bitcoin, "EUR"), rows: 10)
    #expect(rows(level) == ["AFN", "USD", "EUR", "+"])
    #expect(level.selected?.title == "EUR")
    select(0, of: &level)
    level.putFirst([], rows: 10)
    #expect(level.selected?.title == "AFN", "a member that left stays while it is selected")
  }

  @Test func `a search text folds nothing, and Esc keeps the selected entry`() {
    var level = level("USD* EUR AED AFN")
    level.beginSearch()
    #expect(rows(level) == ["USD", "+"], "an empty field narrows nothing")
    level.search("a", rows: 10)
    #expect(rows(level) == ["AED", "AFN"])
    select(1, of: &level)
    level.endSearch(rows: 10)
    #expect(rows(level) == ["USD", "AFN", "+"])
    #expect(level.selected?.title == "AFN")
  }

  @Test func `opening and closing the field keeps the shared row selected`() {
    var level = level("USD* EUR AED")
    select(1, of: &level)
    level.beginSearch()
    level.endSearch(rows: 10)
    #expect(level.isOnFold)
  }

  @Test func `an entry that gets a rate leaves the shared row, and the selection stays`() {
    var level = level("USD* EUR JPY AED")
    select(1, of: &level)
    #expect(level.isOnFold && level.selected == nil)
    level = receiving("USD* EUR* JPY* AED", in: level)
    #expect(rows(level) == ["USD", "EUR", "JPY", "+"])
    #expect(level.isOnFold)
    select(2, of: &level)
    level = receiving("USD* EUR* JPY* AED*", in: level)
    #expect(rows(level) == ["USD", "EUR", "JPY", "AED"])
    #expect(level.selected?.title == "JPY")
  }

  @Test func `the last entry is selected when the shared row disappears`() {
    var level = level("USD* EUR")
    select(1, of: &level)
    level = receiving("USD* EUR*", in: level)
    #expect(level.selected?.title == "EUR")
  }

  private func store() throws -> TestStore {
    var state = try AppState.sample()
    state.listStack.open(.currencies)
    state.level = level("USD* EUR JPY* AED")
    for entry in state.level.entries.entries { state.details[entry.id] = .loaded(.sample(entry)) }
    select(2, of: &state.level)
    return TestStore(state)
  }

  @Test func `Enter unfolds the shared row and selects its first entry`() throws {
    let store = try store()
    store.send(.opened, changing: [.level])
    #expect(rows(store.state.level) == ["USD", "EUR", "JPY", "AED"])
    #expect(store.state.level.selected?.title == "EUR")
    #expect(store.state.focus == .list)
    let anew = receiving("USD* EUR JPY* AED", in: store.state.level)
    #expect(rows(anew) == ["USD", "EUR", "JPY", "AED"])
  }

  @Test func `Space on the shared row shows a message, and it has no detail`() throws {
    let store = try store()
    store.send(.squad(.recruitRequested)) { $0.message = .folded(2) }
    store.send(.focusMoved(.next))
    #expect(store.state.shownDetail == nil)
  }
}
