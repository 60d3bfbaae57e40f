/// The time that `work` takes.
package func measure(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}
