import SystemKit

/// What the record of actions needs from the world around the loop.
package struct InspectorPorts {
  /// Milliseconds since 1970 in UTC.
  var clock: () -> Int
  /// Microseconds since some moment in the past.
  package var stopwatch: () -> Int
  /// Roughly how many bytes states of the past may keep from being freed.
  package var bytesOfStates = 1_500_000
  /// Takes an action as a line of JSON before it is reduced; nil: nobody wants it.
  var noted: ((UnsafeRawBufferPointer) -> Void)?
  /// Takes an action with what it cost; nil: nobody wants it.
  var reduced: ((ActionRecord) -> Void)?
  /// Writes a new file of a name into the working folder and returns the name it got; nil: nothing
  /// may be written.
  package var export: ((_ name: String, _ text: String) -> Result<String, SystemError>)?

  package init(
    clock: @escaping () -> Int = { SystemTime.milliseconds },
    stopwatch: @escaping () -> Int = { MonotonicClock.microseconds },
    noted: ((UnsafeRawBufferPointer) -> Void)? = nil, reduced: ((ActionRecord) -> Void)? = nil,
    export: ((String, String) -> Result<String, SystemError>)? = nil
  ) {
    self.clock = clock
    self.stopwatch = stopwatch
    self.noted = noted
    self.reduced = reduced
    self.export = export
  }
}
