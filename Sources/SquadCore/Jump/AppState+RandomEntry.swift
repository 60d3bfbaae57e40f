/// A jump to an entry picked at random.
extension AppState {
  mutating func requestRandomEntry() -> [Effect] {
    guard randomList != nil else { return explain(.nothingToPick) }
    return [.world(.drawNumber)]
  }

  mutating func jumpToRandomEntry(_ number: UInt64) -> [Effect] {
    guard let list = randomList, let root = listStack[list, 0],
      let entry = root.randomEntry(number, except: selectedID)
    else { return [] }
    return jump(to: entry)
  }

  /// The list to pick from: the open one if its entries can join the squad, else one of its
  /// catalogue that has such entries, else any; nil if none has rows.
  private var randomList: ListID? {
    let own = lists.filter { $0.id == listStack.current }
    let siblings = lists.filter { $0.id.catalogue == listStack.current.catalogue }
    let recruiting = (own + siblings).filter { $0.recruit != nil }
    return (recruiting + own + lists).first { listStack[$0.id, 0]?.entries.isEmpty == false }?.id
  }
}

extension OpenList {
  /// A random entry of the unfiltered rows except `other`; of prices, one with a rate.
  fileprivate func randomEntry(_ number: UInt64, except other: EntryID?) -> EntryID? {
    guard !hasQuotes else {
      let rated = entries.entries.filter { !$0.hasNoRate && $0.id != other }
      return rated.isEmpty ? nil : rated[Self.index(number, below: rated.count)].id
    }
    let skipped = other.flatMap { entries.firstIndex(of: $0) }
    let count = entries.count - (skipped == nil ? 0 : 1)
    guard count > 0 else { return nil }
    let index = Self.index(number, below: count)
    return entries[skipped.map { index >= $0 } == true ? index + 1 : index]?.id
  }

  /// Scales a random 64-bit number to an index.
  private static func index(_ number: UInt64, below count: Int) -> Int {
    Int(number.multipliedFullWidth(by: UInt64(count)).high)
  }
}
