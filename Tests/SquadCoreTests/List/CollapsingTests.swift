import TestSupport
import Testing

@testable import SquadCore

/// Currencies without a rate, collapsed into one row after all others.
@Suite struct CollapsingTests {
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

  private func openList(_ codes: String, members: [String] = []) -> OpenList {
    var openList = OpenList(source: .list(.currencies), title: "Currencies", sorts: Self.sorts)
    openList.putFirst(members.map { EntryID(.bitcoin, $0) }, rows: 10)
    return receiving(codes, in: openList)
  }

  /// The list after it was read again.
  private func receiving(_ codes: String, in openList: OpenList) -> OpenList {
    var openList = openList
    _ = openList.reload(as: RequestID(1))
    openList.receiveStored(.success(.sample(entries(codes))), rows: 10)
    return openList
  }

  /// The rows' codes, with `+` for the collapsed row.
  private func rows(_ openList: OpenList) -> [String] {
    (0..<openList.count).map { openList.entry(at: $0)?.title ?? "+" }
  }

  private func select(_ row: Int, of openList: inout OpenList) {
    openList.cursor.select(row, count: openList.count, rows: 10)
  }

  @Test func `entries without a rate share the last row`() {
    let openList = openList("USD* EUR JPY* AED AFN")
    #expect(rows(openList) == ["USD", "JPY", "+"])
    #expect(openList.collapsedEntries.map(\.title) == ["EUR", "AED", "AFN"])
    #expect(openList.row(of: EntryID(.bitcoin, "JPY")) == 1)
    #expect(openList.row(of: EntryID(.bitcoin, "AED")) == nil)
    #expect(openList.selected?.title == "USD")
  }

  @Test func `a list without missing rates has no shared row, nor one without prices`() {
    #expect(rows(openList("USD* EUR*")) == ["USD", "EUR"])
    #expect(rows(openList("")) == [])
    var people = OpenList(source: .list(.people), title: "People")
    _ = people.reload(as: RequestID(1))
    people.receiveStored(.success(.sample([.luke, .leia])), rows: 10)
    #expect(people.count == 2 && people.collapsedRows == nil)
  }

  @Test func `another order collapses nothing, and the old one keeps the selected row`() {
    var openList = openList("USD* EUR AED")
    openList.sortIndex = 1
    openList = receiving("AED EUR USD*", in: openList)
    #expect(rows(openList) == ["AED", "EUR", "USD"])
    select(1, of: &openList)
    openList.sortIndex = 0
    openList = receiving("USD* EUR AED", in: openList)
    #expect(rows(openList) == ["USD", "EUR", "+"])
    #expect(openList.selected?.title == "EUR")
  }

  @Test func `members and the target of a jump keep their rows`() {
    var openList = openList("USD* EUR AED AFN", members: ["AFN"])
    #expect(rows(openList) == ["AFN", "USD", "+"])
    openList.selectPending(EntryID(.bitcoin, "EUR"), rows: 10)
    #expect(rows(openList) == ["AFN", "USD", "EUR", "+"])
    #expect(openList.selected?.title == "EUR")
    select(0, of: &openList)
    openList.putFirst([], rows: 10)
    #expect(openList.selected?.title == "AFN", "a member that left stays while it is selected")
  }

  @Test func `a search text collapses nothing, and Esc keeps the selected entry`() {
    var openList = openList("USD* EUR AED AFN")
    openList.beginSearch()
    #expect(rows(openList) == ["USD", "+"], "an empty field narrows nothing")
    openList.search("a", rows: 10)
    #expect(rows(openList) == ["AED", "AFN"])
    select(1, of: &openList)
    openList.endSearch(rows: 10)
    #expect(rows(openList) == ["USD", "AFN", "+"])
    #expect(openList.selected?.title == "AFN")
  }

  @Test func `opening and closing the field keeps the shared row selected`() {
    var openList = openList("USD* EUR AED")
    select(1, of: &openList)
    openList.beginSearch()
    openList.endSearch(rows: 10)
    #expect(openList.isOnCollapsedRow)
  }

  @Test func `an entry that gets a rate leaves the shared row, and the selection stays`() {
    var openList = openList("USD* EUR JPY AED")
    select(1, of: &openList)
    #expect(openList.isOnCollapsedRow && openList.selected == nil)
    openList = receiving("USD* EUR* JPY* AED", in: openList)
    #expect(rows(openList) == ["USD", "EUR", "JPY", "+"])
    #expect(openList.isOnCollapsedRow)
    select(2, of: &openList)
    openList = receiving("USD* EUR* JPY* AED*", in: openList)
    #expect(rows(openList) == ["USD", "EUR", "JPY", "AED"])
    #expect(openList.selected?.title == "JPY")
  }

  @Test func `the last entry is selected when the shared row disappears`() {
    var openList = openList("USD* EUR")
    select(1, of: &openList)
    openList = receiving("USD* EUR*", in: openList)
    #expect(openList.selected?.title == "EUR")
  }

  private func store() throws -> TestStore {
    var state = try AppState.sample()
    state.listStack.open(.currencies)
    state.openList = openList("USD* EUR JPY* AED")
    for entry in state.openList.entries.entries {
      state.details[entry.id] = .loaded(.sample(entry))
    }
    select(2, of: &state.openList)
    return TestStore(state)
  }

  @Test func `Enter expands the shared row and selects its first entry`() throws {
    let store = try store()
    store.send(.opened, changing: [.openList])
    #expect(rows(store.state.openList) == ["USD", "EUR", "JPY", "AED"])
    #expect(store.state.openList.selected?.title == "EUR")
    #expect(store.state.focus == .list)
    let anew = receiving("USD* EUR JPY* AED", in: store.state.openList)
    #expect(rows(anew) == ["USD", "EUR", "JPY", "AED"])
  }

  @Test func `Space on the shared row shows a message, and it has no detail`() throws {
    let store = try store()
    store.send(.squad(.recruitRequested)) { $0.message = .folded(2) }
    store.send(.focusMoved(.next))
    #expect(store.state.shownDetail == nil)
  }
}
