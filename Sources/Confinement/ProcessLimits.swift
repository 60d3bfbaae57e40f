import CConfinement
import SystemKit

/// Upper limits of a process's resources.
package struct ProcessLimits: Equatable, Sendable {
  /// Bytes of address space, resident or not.
  package var addressSpace: UInt64 = 256 << 20
  /// Seconds until SIGXCPU.
  package var processorTime: UInt64 = 120
  /// Seconds until SIGKILL.
  package var processorTimeAtMost: UInt64 = 125
  package var openFiles: UInt64 = 64

  package init() {}

  /// Applies the limits to this process; a lower one stays.
  package func apply() throws(SystemError) {
    var limits = squad_limits(
      address_space: addressSpace, processor_time: processorTime,
      processor_time_at_most: processorTimeAtMost, open_files: openFiles)
    guard squad_limit(&limits) == 0 else { throw .last }
  }
}
