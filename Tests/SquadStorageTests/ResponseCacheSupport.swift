import Basics
import HTTPTestSupport
import SquadCore

@testable import HTTPKit
@testable import SQLiteKit
@testable import SquadStorage

extension ScratchFolder {
  /// The store of a program that has just started.
  func responses(limit: Int = ResponseCache.standardLimit) -> ResponseCache {
    .sqlite(at: data, limit: limit) { CalendarDay(year: 2026, month: 11, day: 21) }
  }

  func responseCacheFile(limit: Int = ResponseCache.standardLimit) -> ResponseCacheFile {
    ResponseCacheFile(
      data, limit: limit, today: { CalendarDay(year: 2026, month: 11, day: 21) }, notify: { _ in })
  }
}

func key(_ number: Int) -> CacheKey {
  CacheKey(catalogue: "marvel", path: "/characters/\(number)")
}

func page(_ offset: Int, limit: Int = 50, _ parameters: (String, String)...) -> CacheKey {
  CacheKey(
    catalogue: "marvel", path: "/characters",
    parameters: parameters + [("offset", "\(offset)"), ("limit", "\(limit)")])
}

func response(_ text: String, etag: String? = nil, at seconds: Int64 = 1_000) -> CachedResponse {
  response(Array(text.utf8), etag: etag, at: seconds)
}

func response(_ body: [UInt8], etag: String? = nil, at seconds: Int64 = 1_000) -> CachedResponse {
  CachedResponse(
    body: body, etag: etag, fetchedAt: Moment(seconds: seconds), source: "https://example.org/v1")
}
