import JSONReader
import SquadCore

extension [UInt8] {
  /// Parses them as JSON. Throws a failure of the service where they can't be parsed.
  package func reading<Value>(_ read: (inout JSONReader) throws -> Value) throws(Failure) -> Value {
    AllocatorTuning.note(bytes: count)
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
