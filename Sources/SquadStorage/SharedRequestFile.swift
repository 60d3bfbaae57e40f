import Basics
import CLibrary
import HTTPKit
import SQLiteKit
import SquadCore
import SystemKit

/// File of claims and answers that the processes of a host share. What is in it lasts minutes: a
/// damaged one is deleted. For one thread at a time.
final class SharedRequestFile {
  private let file: DataFile
  /// Tells which processes live; opened with the first claim.
  private var holders: ClaimHolders?
  private let now: @Sendable () -> Moment
  private var opened: (database: Database, identity: FileIdentity)?
  /// The file that was opened last, whether that went well or not.
  private var tried: FileIdentity?
  private var isClosed = false

  init(_ file: DataFile, now: @escaping @Sendable () -> Moment) {
    self.file = file
    self.now = now
  }

  func claim(_ address: SharedAddress) throws -> SharedRequests.Claim {
    try use { database in
      // Who waits looks often, and never holds up who writes.
      let known = try database.snapshot { try self.state(of: address, in: database) }
      if let claim = claim(by: known) { return claim }
      return try database.writeTransaction {
        if let claim = claim(by: try state(of: address, in: database)) { return claim }
        let token = Int.random(in: 1 ... .max)
        let holder = SharedRequestTable.Holder(process: holders?.own ?? 0, token: token)
        try SharedRequestTable.claim(address, for: holder, at: now(), in: database)
        return .granted(token: token)
      }
    }
  }

  func finish(
    _ address: SharedAddress, _ token: Int, _ answer: SharedRequests.Answer?
  ) throws {
    try use { database in
      try database.writeTransaction {
        let isOwn = try SharedRequestTable.withdraw(address, token, in: database)
        guard isOwn, let answer else { return }
        try SharedRequestTable.save(answer, of: address, at: now(), in: database)
      }
    }
  }

  func close(within milliseconds: Int) {
    isClosed = true
    if let opened {
      file.closeConnection(opened.database, opened.identity, within: milliseconds)
    }
    opened = nil
  }

  private func state(
    of address: SharedAddress, in database: Database
  ) throws -> SharedRequestTable.State {
    try SharedRequestTable.state(of: address, at: now(), in: database)
  }

  /// What a claim comes to; nil where it can be had.
  private func claim(by state: SharedRequestTable.State) -> SharedRequests.Claim? {
    switch state {
    case .free: nil
    // Without locks a claim lasts as long as it may.
    case .claimed(let holder): holders?.isAlive(holder.process) ?? true ? .pending : nil
    case .answered(let answer): .answered(answer)
    }
  }

  private func use<Value>(_ body: (Database) throws -> Value) throws -> Value {
    guard !isClosed else { throw StorageProblem.unusable(.quitting) }
    do {
      return try body(connected())
    } catch let error as DatabaseError where error.suggestsDamage {
      try discard()
      return try body(connected())
    }
  }

  private func connected() throws -> Database {
    let identity = try file.identity()
    if let opened, opened.identity == identity { return opened.database }
    opened?.database.leaveLog()
    opened = nil
    if identity == nil { try file.create(SharedRequestTable.fill) }
    holders = holders ?? ClaimHolders(beside: file)
    guard let identity = try file.identity() else { throw StorageProblem.unusable(.disappeared) }
    tried = identity
    let database = try Database(path: file.path)
    try Schema.limitCache(of: database)
    try SharedRequestTable.check(database)
    try Schema.makeCheap(database)
    opened = (database, identity)
    return database
  }

  /// Deletes the file; others notice and open the next one.
  private func discard() throws {
    opened?.database.leaveLog()
    opened = nil
    let lock = try FolderLock(file.folder)
    // Another one may have put a new file there.
    if try file.identity() == tried {
      for suffix in [""] + DataFile.companions { unlink(file.path + suffix) }
    }
    lock.release()
  }
}
