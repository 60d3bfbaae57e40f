import HTTPKit
import JSONReader
import SquadCore

extension [UInt8] {
  /// Parses a response's body as JSON. Throws a failure of the service where that fails.
  package func reading<Value>(_ read: (inout JSONReader) throws -> Value) throws(Failure) -> Value {
    AllocatorTuning.prepare(forBytes: count)
    let result: Result<Value, any Error> = withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      return Result { try read(&reader) }
    }
    do { return try result.get() } catch let problem as JSONProblem {
      if problem.reason == JSONProblem.tooManyElements { throw .service(.tooManyRows) }
      throw .service(.unreadable("\(problem.reason) at byte \(problem.offset)"))
    } catch {
      throw .service(.unreadable(String(describing: error)))
    }
  }
}

/// The limit on the rows of one response, which bounds the memory of parsing it. A service that
/// ignores the page size and sends its whole list stays below it.
enum RowLimit {
  static let rows = 20_000

  /// Refuses a body with more rows before other processes get it: `.tooManyRows`. Allocates nothing,
  /// and accepts invalid JSON.
  @Sendable static func refusal(of body: [UInt8]) -> HTTPError? {
    body.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, arrayLimit: rows)
      do { try reader.skip() } catch let problem as JSONProblem {
        return problem.reason == JSONProblem.tooManyElements ? .tooManyRows : nil
      } catch {}
      return nil
    }
  }
}
