import SquadCore

/// Where the services' answers are kept. Every closure may block and throws `StorageProblem`;
/// whoever fetches goes on without: a lost answer is only one to be fetched again.
///
/// A body is kept and handed out as it came. Whoever cannot read one removes it.
package struct AnswerStore: Sendable {
  /// The answer, which counts as used now.
  package var answer: @Sendable (AnswerKey) throws -> SavedAnswer?
  /// What is known of the answer, without its body and without use.
  package var facts: @Sendable (AnswerKey) throws -> AnswerFacts?
  /// The answer, if it was fetched after that moment: by another running squad, for one.
  package var freshest: @Sendable (AnswerKey, _ newerThan: Moment) throws -> SavedAnswer?
  /// Keeps an answer in place of an older one; false where it is too large for that.
  package var save: @Sendable (AnswerKey, SavedAnswer) throws -> Bool
  /// Notes that the answer with that ETag still held at that moment (a 304). False where it is
  /// not there any more: dropped, or another squad keeps a newer one.
  package var touch: @Sendable (AnswerKey, _ etag: String, _ at: Moment) throws -> Bool
  package var remove: @Sendable (AnswerKey) throws -> Void
  /// The keys of a catalogue's answers, sorted by path.
  package var keys: @Sendable (_ catalogue: String) throws -> [AnswerKey]
  /// All pages of the list that the key names, whatever its own `offset` and `limit` are; sorted
  /// by offset, of two that begin at the same place the older first.
  package var pages: @Sendable (AnswerKey) throws -> [SavedPage]
  /// Closes the file for good; whatever is asked afterwards fails. Waits for so many milliseconds
  /// at most for others who are closing it.
  package var close: @Sendable (_ milliseconds: Int) -> Void

  package init(
    answer: @escaping @Sendable (AnswerKey) throws -> SavedAnswer?,
    facts: @escaping @Sendable (AnswerKey) throws -> AnswerFacts?,
    freshest: @escaping @Sendable (AnswerKey, Moment) throws -> SavedAnswer?,
    save: @escaping @Sendable (AnswerKey, SavedAnswer) throws -> Bool,
    touch: @escaping @Sendable (AnswerKey, String, Moment) throws -> Bool,
    remove: @escaping @Sendable (AnswerKey) throws -> Void,
    keys: @escaping @Sendable (String) throws -> [AnswerKey],
    pages: @escaping @Sendable (AnswerKey) throws -> [SavedPage],
    close: @escaping @Sendable (_ milliseconds: Int) -> Void = { _ in }
  ) {
    self.answer = answer
    self.facts = facts
    self.freshest = freshest
    self.save = save
    self.touch = touch
    self.remove = remove
    self.keys = keys
    self.pages = pages
    self.close = close
  }

  /// Keeps nothing.
  package static let none = AnswerStore(
    answer: { _ in nil }, facts: { _ in nil }, freshest: { _, _ in nil },
    save: { _, _ in false }, touch: { _, _, _ in false }, remove: { _ in }, keys: { _ in [] },
    pages: { _ in [] })
}
