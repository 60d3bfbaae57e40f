import CConfinement
import SystemKit

/// What a process may use at most.
package struct ProcessLimits: Equatable, Sendable {
  /// Bytes, whether or not they are in memory.
  package var addressSpace: UInt64 = 256 << 20
  /// Seconds until SIGXCPU.
  package var processorTime: UInt64 = 120
  /// Seconds until SIGKILL.
  package var processorTimeAtMost: UInt64 = 125
  package var openFiles: UInt64 = 64

  package init() {}

  /// Holds this process to them, from now on; one that is lower already stays.
  package func apply() throws(SystemError) {
    var limits = squad_limits(
      address_space: addressSpace, processor_time: processorTime,
      processor_time_at_most: processorTimeAtMost, open_files: openFiles)
    guard squad_limit(&limits) == 0 else { throw .last }
  }
}
