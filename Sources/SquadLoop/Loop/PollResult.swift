import CLibrary

/// Descriptors that are ready after a `poll`.
struct PollResult {
  var input = false
  var signals = false
  var queue = false
  var output = false

  /// Blocks until a descriptor is ready or the timeout expires; without a timeout nothing else
  /// wakes the process.
  static func wait(
    input: Int32? = nil, signals: Int32? = nil, queue: Int32? = nil, output: Int32? = nil,
    milliseconds: Int?
  ) -> PollResult {
    var polled = [
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: queue ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    let timeout = Int32(clamping: milliseconds ?? -1)
    guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return PollResult() }
    return PollResult(
      input: polled[0].revents != 0, signals: polled[1].revents != 0,
      queue: polled[2].revents != 0, output: polled[3].revents != 0)
  }
}
