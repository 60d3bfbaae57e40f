import CMemory

/// Hints to the processor.
package enum ProcessorHint {
  /// Begins to load the memory at an address, so that a later read needn't wait for it.
  package static func prefetch(_ address: UnsafeRawPointer) { squad_memory_prefetch(address) }
}
