import HTTPKit
import SquadCore
import Synchronization

/// A value parsed from a response, whose freshness changes without parsing it again.
package protocol RefreshableValue: Sendable {
  func with(freshness: Freshness) -> Self
  /// The value to cache, by default this one; nil for none.
  var cacheable: (any RefreshableValue)? { get }
  /// Cost of caching it, by the size of the response's body.
  func cost(ofBody bytes: Int) -> Int
}

extension RefreshableValue {
  /// The value itself.
  package var cacheable: (any RefreshableValue)? { self }
  /// The size of the body.
  package func cost(ofBody bytes: Int) -> Int { bytes }
}

extension Page: RefreshableValue {}

extension Detail: RefreshableValue {
  /// The same detail with another freshness.
  package func with(freshness: Freshness) -> Detail {
    var detail = self
    detail.freshness = freshness
    return detail
  }
}

/// In-memory cache of the values parsed from responses, live and saved, of all services. It evicts
/// the least recently used values first.
package final class ParsedResponseCache: Sendable {
  private struct Parsed {
    let response: CachedResponse.Metadata
    let value: any RefreshableValue
    let cost: Int
    /// Larger than that of all values used before.
    var use: Int

    /// Whether the value was parsed from that response: a service may confirm it (304) later.
    func isOf(_ response: CachedResponse.Metadata) -> Bool {
      self.response == response || self.response.etag.map { $0 == response.etag } ?? false
    }
  }

  private struct State {
    var values: [CacheKey: Parsed] = [:]
    var cost = 0
    var uses = 0

    mutating func remove(_ key: CacheKey) {
      if let removed = values.removeValue(forKey: key) { cost -= removed.cost }
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: in bytes of the responses' bodies. A parsed response takes four times as
  ///   much memory, and parsing a page again takes a millisecond.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Caches a value in place of an older one, unless it alone costs more than the limit.
  package func insert(
    _ value: some RefreshableValue, of key: CacheKey, _ response: CachedResponse.Metadata
  ) {
    guard let value = value.cacheable else { return }
    let cost = value.cost(ofBody: response.byteCount)
    state.withLock { state in
      state.remove(key)
      guard cost <= limit else { return }
      while state.cost + cost > limit,
        let oldest = state.values.min(by: { $0.value.use < $1.value.use })
      {
        state.remove(oldest.key)
      }
      state.uses += 1
      state.cost += cost
      state.values[key] = Parsed(response: response, value: value, cost: cost, use: state.uses)
    }
  }

  /// The value of a response; nil where it is not cached, or of another type.
  package func value<Value: RefreshableValue>(
    of key: CacheKey, _ response: CachedResponse.Metadata
  ) -> Value? {
    state.withLock { state in
      guard let parsed = state.values[key], parsed.isOf(response) else { return nil }
      state.uses += 1
      state.values[key]?.use = state.uses
      return parsed.value as? Value
    }
  }

  /// The value of a saved response, parsed unless it is cached.
  func value<Value: RefreshableValue>(
    of key: CacheKey, _ saved: CachedResponse, _ freshness: Freshness,
    parse: ([UInt8], Freshness) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value: Value = value(of: key, saved.metadata) { return value.with(freshness: freshness) }
    let value = try parse(saved.body, freshness)
    insert(value, of: key, saved.metadata)
    return value
  }
}
