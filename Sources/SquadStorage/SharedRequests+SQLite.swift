import Basics
import HTTPKit
import SquadCore
import Synchronization

extension DataFile {
  /// The file of the requests that the processes of a host share.
  package static let requestsName = "requests.sqlite3"
  /// The file of their responses.
  package static let responsesName = "responses.sqlite3"
}

extension SharedRequests {
  /// Shared through a SQLite file. Thread-safe; calls are serialized.
  package static func sqlite(
    at file: DataFile, now: @escaping @Sendable () -> Moment
  ) -> SharedRequests {
    let guarded = Mutex(SharedRequestFile(file, now: now))
    return SharedRequests(
      claim: { address in
        do { return try guarded.withLock { try $0.claim(address) } } catch {
          // Somebody writes: there will be an answer, or a claim to be had.
          if StorageProblem(explaining: error) == .busy { return .pending }
          throw error
        }
      },
      finish: { address, token, answer in
        try guarded.withLock { try $0.finish(address, token, answer) }
      },
      close: { milliseconds in guarded.withLock { $0.close(within: milliseconds) } })
  }
}
