import SystemKit

/// The action history's dependencies outside the loop.
package struct InspectorPorts {
  /// Milliseconds since 1970 in UTC.
  var clock: () -> Int
  /// Monotonic clock in microseconds.
  package var stopwatch: () -> Int
  /// Approximate bytes that past states may keep alive.
  package var bytesOfStates = 1_500_000
  /// Receives each action as a line of JSON before it is reduced; nil: unused.
  var willReduce: ((UnsafeRawBufferPointer) -> Void)?
  /// Receives each action with its cost; nil: unused.
  var didReduce: ((ActionRecord) -> Void)?
  /// Writes a new file into the working folder and returns its final name; nil if nothing may be
  /// written.
  package var export: ((_ name: String, _ text: String) -> Result<String, SystemError>)?

  /// The defaults read the system's clocks, and pass nothing on.
  package init(
    clock: @escaping () -> Int = { SystemTime.milliseconds },
    stopwatch: @escaping () -> Int = { MonotonicClock.microseconds },
    willReduce: ((UnsafeRawBufferPointer) -> Void)? = nil,
    didReduce: ((ActionRecord) -> Void)? = nil,
    export: ((String, String) -> Result<String, SystemError>)? = nil
  ) {
    self.clock = clock
    self.stopwatch = stopwatch
    self.willReduce = willReduce
    self.didReduce = didReduce
    self.export = export
  }
}
