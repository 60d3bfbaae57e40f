import Basics
import HTTPKit
import Synchronization
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Locks on addresses among the processes of a host: each is a byte of one file, which the system
/// unlocks for a process that dies.
///
/// Such a lock doesn't exclude the other threads of the process that has it. So a process waits for
/// an address once, on one thread, and hands the lock on to its other callers in their order.
final class AddressLocks: Sendable {
  private struct State {
    var file: ByteLocks?
    /// Callers in order of arrival, by byte; none while a lock without another caller is held.
    var waiting: [Int: [Promise<AddressLock?>]] = [:]
  }

  private let folder: DataFile
  private let state = Mutex(State())

  /// - Parameter file: a file in the folder of the locks.
  init(beside file: DataFile) { folder = file }

  /// Awaits the lock on an address; nil where the task is cancelled first. Where there are no locks,
  /// callers of this process still get it one after another.
  func lock(_ address: SharedAddress) async -> AddressLock? {
    guard !Task.isCancelled else { return nil }
    let byte = Self.byte(of: address)
    let caller = Promise<AddressLock?>()
    let isFirst = state.withLock { state in
      defer { state.waiting[byte, default: []].append(caller) }
      return state.waiting[byte] == nil
    }
    if isFirst { waitOnThread(for: byte) }
    return await caller.value { caller.fulfill(nil) }
  }

  /// The byte of an address: no other address has the same, by all likelihood.
  static func byte(of address: SharedAddress) -> Int {
    Int(address.digest.prefix(15), radix: 16) ?? 0
  }

  private func waitOnThread(for byte: Int) {
    do {
      try DetachedThread.start { [self] in
        try? file()?.wait(for: byte)
        handOn(byte)
      }
    } catch { handOn(byte) }
  }

  /// Gives a lock to the caller who has waited longest, or unlocks the byte.
  private func handOn(_ byte: Int) {
    let next = state.withLock { state -> Promise<AddressLock?>? in
      let callers = (state.waiting[byte] ?? []).drop { $0.isFulfilled }
      state.waiting[byte] = callers.isEmpty ? nil : Array(callers.dropFirst())
      if callers.isEmpty { try? state.file?.unlock(byte) }
      return callers.first
    }
    // A caller who is cancelled just now drops it, which hands it on again.
    next?.fulfill(AddressLock { [self] in handOn(byte) })
  }

  private func file() -> ByteLocks? {
    state.withLock { state in
      if state.file == nil {
        removeOldRequests()
        state.file = try? ByteLocks(path: folder.sibling(DataFile.requestLocksName).path)
      }
      return state.file
    }
  }

  /// Deletes the database of requests that earlier releases kept beside the lock.
  private func removeOldRequests() {
    let old = folder.sibling("requests.sqlite3").path
    for suffix in [""] + DataFile.companions { unlink(old + suffix) }
  }
}

extension DataFile {
  /// The file whose bytes are locked.
  static let requestLocksName = "requests.lock"
  /// The file of the responses that the processes of a host share.
  package static let responsesName = "responses.sqlite3"
}

extension SharedRequests {
  /// Shared by all processes that use the folder of a file.
  ///
  /// - Parameter responses: what these processes save.
  package static func locked(
    beside file: DataFile, in responses: ResponseCache, now: @escaping @Sendable () -> Moment
  ) -> SharedRequests {
    let locks = AddressLocks(beside: file)
    return SharedRequests(lock: { await locks.lock($0) }, in: responses, now: now)
  }
}
