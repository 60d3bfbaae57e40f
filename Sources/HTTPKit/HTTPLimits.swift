/// What a server may cost. A test shortens the times.
package struct HTTPLimits: Equatable, Sendable {
  /// Milliseconds to find the host, connect, and agree on the encryption.
  package var connect = 5_000
  /// Milliseconds in which fewer than `drip` bytes came: silence, before the first byte too.
  package var stalled = 15_000
  /// Fewer bytes than these in `stalled` are no progress.
  package var drip = 64
  /// Milliseconds for an answer with all its redirects: the end of a drip that is just not too
  /// slow. A retry begins anew.
  package var total = 60_000
  /// A body's bytes, packed as well as unpacked.
  package var body = 32 * 1_048_576
  /// A head's bytes, all heads of one answer together.
  package var head = 64 * 1_024
  package var redirects = 5
  /// Requests at once; more wait for their turn.
  package var atOnce = 6

  package init() {}
}
