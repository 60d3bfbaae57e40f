/// How long something takes.
package func measure(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}
