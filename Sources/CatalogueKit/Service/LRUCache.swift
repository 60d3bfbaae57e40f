/// Cache with a cost limit that evicts the least recently used values first.
package struct LRUCache<Key: Hashable, Value> {
  private struct Cached {
    let value: Value
    let cost: Int
    /// Larger than that of all values used before.
    var use: Int
  }

  let limit: Int
  private(set) var cost = 0
  private var values: [Key: Cached] = [:]
  private var uses = 0

  package init(limit: Int) { self.limit = limit }

  var count: Int { values.count }

  /// A value, which counts as used now.
  package mutating func value(of key: Key) -> Value? {
    uses += 1
    values[key]?.use = uses
    return values[key]?.value
  }

  /// Caches a value in place of an older one, unless it alone costs more than the limit.
  package mutating func insert(_ value: Value, of key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    while self.cost + cost > limit, let oldest = values.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
    uses += 1
    self.cost += cost
    values[key] = Cached(value: value, cost: cost, use: uses)
  }

  mutating func remove(_ key: Key) {
    if let removed = values.removeValue(forKey: key) { cost -= removed.cost }
  }
}
