import SquadCore
import SystemKit

/// The result of fetching from a live service.
package func response<Value: Sendable>(
  _ fetch: () async throws -> Value
) async -> Result<Value, Failure> {
  do { return .success(try await fetch()) } catch { return .failure(Failure(error)) }
}

/// A fetch in flight.
package struct PendingFetch<Value: Sendable>: Sendable {
  private let task: Task<Result<Value, Failure>, Never>

  package init(_ fetch: @escaping @Sendable () async throws -> Value) {
    task = TaskThread.start { await response(fetch) }
  }

  package var result: Result<Value, Failure> { get async { await task.value } }

  package func cancel() { task.cancel() }
}

/// Waits until every task that was ready to run has run.
package func settleTasks() async { await TaskThread.start {}.value }
