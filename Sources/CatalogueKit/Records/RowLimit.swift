import HTTPKit
import JSONReader

/// The limit on the rows of one response, which bounds the memory that reading it takes. A service
/// that ignores the page size and sends its whole list stays below it.
enum RowLimit {
  static let rows = 20_000

  /// Refuses a body with more rows before other processes get it: `.tooManyRows`. Takes no memory,
  /// and accepts what is no JSON.
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
