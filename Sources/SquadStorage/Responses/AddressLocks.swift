import Basics
import CLibrary
import HTTPKit
import Synchronization
import SystemKit

/// Locks on addresses among the processes of a host. Each is a byte of one file, which the kernel
/// unlocks when its holder dies.
///
/// A byte lock doesn't exclude other threads of its process. Therefore one thread a process waits
/// for an address, and the lock passes from caller to caller in order of arrival.
final class AddressLocks: Sendable {
  private struct State {
    var file: ByteLocks?
    /// Waiting callers in order of arrival, by byte. Empty while a lock is held that nobody waits
    /// for.
    var waiting: [Int: [Promise<AddressLock?>]] = [:]
  }

  private let folder: DataFile
  private let state = Mutex(State())

  /// - Parameter file: a file in the locks' folder.
  init(beside file: DataFile) { folder = file }

  /// Awaits the lock on an address; nil where the task is cancelled first. Without a usable file
  /// the lock still excludes other callers of this process.
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

  /// The byte of an address, from 60 bits of its digest: collisions are unlikely and harmless.
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

  /// Passes a lock to the caller that has waited longest, or unlocks the byte.
  private func handOn(_ byte: Int) {
    let next = state.withLock { state -> Promise<AddressLock?>? in
      let callers = (state.waiting[byte] ?? []).drop { $0.isFulfilled }
      state.waiting[byte] = callers.isEmpty ? nil : Array(callers.dropFirst())
      if callers.isEmpty { try? state.file?.unlock(byte) }
      return callers.first
    }
    // A caller cancelled meanwhile releases it at once, which hands it on again.
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

  /// Deletes the database of requests of earlier releases.
  private func removeOldRequests() {
    let old = folder.sibling("requests.sqlite3").path
    for suffix in [""] + DataFile.companions { unlink(old + suffix) }
  }
}

extension DataFile {
  /// Name of the file whose bytes are locked.
  static let requestLocksName = "requests.lock"
  /// Name of the file of responses that the processes of a host share.
  package static let responsesName = "responses.sqlite3"
}

extension SharedRequests {
  /// Shared by all processes that use a file's folder. `responses` is the cache of these processes.
  package static func locked(
    beside file: DataFile, in responses: ResponseCache, now: @escaping @Sendable () -> Moment
  ) -> SharedRequests {
    let locks = AddressLocks(beside: file)
    return SharedRequests(lock: { await locks.lock($0) }, in: responses, now: now)
  }
}
