import Basics

/// Responses on disk. Every closure may block, and may throw; whoever fetches goes on without: a
/// lost response is only one to be fetched again.
///
/// A body is stored and returned as it came. Whoever cannot parse one removes it.
package struct ResponseCache: Sendable {
  /// The answer, which counts as used now.
  package var response: @Sendable (CacheKey) throws -> CachedResponse?
  /// What is known of the answer, without its body and without use.
  package var facts: @Sendable (CacheKey) throws -> CachedResponse.Metadata?
  /// Some bytes of the answer that was fetched at a moment, without use; nil where there is none
  /// such.
  package var part: @Sendable (CacheKey, _ of: Moment, Range<Int>) throws -> [UInt8]?
  /// The answer, if it was fetched after that moment: by another process, for one.
  package var freshest: @Sendable (CacheKey, _ newerThan: Moment) throws -> CachedResponse?
  /// Keeps an answer in place of an older one; false where it is too large for that.
  package var save: @Sendable (CacheKey, CachedResponse) throws -> Bool
  /// Notes that the answer with that ETag still held at that moment (a 304). False where it is
  /// not there any more: dropped, or another process stored a newer one.
  package var touch: @Sendable (CacheKey, _ etag: String, _ at: Moment) throws -> Bool
  package var remove: @Sendable (CacheKey) throws -> Void
  /// The keys of a catalogue's answers, sorted by path.
  package var keys: @Sendable (_ catalogue: String) throws -> [CacheKey]
  /// All pages of the list that the key names, whatever its own `offset` and `limit` are; sorted
  /// by offset, of two that begin at the same place the older first.
  package var pages: @Sendable (CacheKey) throws -> [CachedPage]
  /// Closes the file for good; whatever is asked afterwards fails. Waits for so many milliseconds
  /// at most for others who are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void

  package init(
    response: @escaping @Sendable (CacheKey) throws -> CachedResponse?,
    facts: @escaping @Sendable (CacheKey) throws -> CachedResponse.Metadata?,
    freshest: @escaping @Sendable (CacheKey, Moment) throws -> CachedResponse?,
    save: @escaping @Sendable (CacheKey, CachedResponse) throws -> Bool,
    touch: @escaping @Sendable (CacheKey, String, Moment) throws -> Bool,
    remove: @escaping @Sendable (CacheKey) throws -> Void,
    keys: @escaping @Sendable (String) throws -> [CacheKey],
    pages: @escaping @Sendable (CacheKey) throws -> [CachedPage],
    part: @escaping @Sendable (CacheKey, Moment, Range<Int>) throws -> [UInt8]? = { _, _, _ in nil
    },
    close: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in }
  ) {
    self.response = response
    self.facts = facts
    self.freshest = freshest
    self.save = save
    self.touch = touch
    self.remove = remove
    self.keys = keys
    self.pages = pages
    self.part = part
    self.close = close
  }
}
