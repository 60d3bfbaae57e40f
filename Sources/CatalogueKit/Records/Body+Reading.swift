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
    do { return try result.get() } catch let problem as JSONError {
      if problem.reason == JSONError.tooManyElements { throw .service(.tooManyRows) }
      throw .service(.unreadable("\(problem.reason) at byte \(problem.offset)"))
    } catch {
      throw .service(.unreadable(String(describing: error)))
    }
  }
}
