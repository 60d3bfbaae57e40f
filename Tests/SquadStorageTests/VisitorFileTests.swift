import HTTPTestSupport
import SquadCore
import SystemKit
import Testing

@testable import SquadStorage

#if os(Linux)
  // Elsewhere the locks belong to the process, and one process is one visitor.

  /// Locks on single bytes, and the visitors who hold them. Each descriptor here is a visitor.
  @Suite struct VisitorFileTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    /// Enters a visitor's session, with a key of its own unless one is named.
    private func enter(
      _ limit: Int, key: String? = "\(Int.random(in: 0..<(.max)))",
      _ change: (inout KioskSettings) -> Void = { _ in }
    ) throws -> VisitorFile? {
      var settings = KioskSettings()
      settings.visitors = limit
      settings.name = key.flatMap { VisitorName($0) }
      change(&settings)
      return try? VisitorFile.enter(folder: folder.path, settings).get()
    }

    @Test func `a byte is locked by one visitor until they leave`() throws {
      let path = folder.path + "/locks"
      var first: ByteLocks? = try ByteLocks(path: path)
      let second = try ByteLocks(path: path)
      #expect(try first?.lock(3) == true)
      #expect(try second.lock(3) == false)
      #expect(try second.lock(4))
      first = nil
      #expect(try second.lock(3))
    }

    @Test func `locks are counted wherever they are, and one's own are not`() throws {
      let path = folder.path + "/locks"
      let (own, others) = (try ByteLocks(path: path), try ByteLocks(path: path))
      let more = try ByteLocks(path: path)
      #expect(try own.countHeldByOthers(below: 100) == 0)
      for byte in [9, 0, 5, 6, 99, 50] { #expect(try others.lock(byte)) }
      for byte in [7, 1, 100] { #expect(try more.lock(byte)) }
      #expect(try own.lock(2))
      #expect(try own.countHeldByOthers(below: 100) == 8)
      #expect(try own.countHeldByOthers(below: 6) == 3)
      #expect(try own.countHeldByOthers(below: 0) == 0)
      #expect(try own.countHeldByOthers(below: -1) == 0)
    }

    @Test func `visitors are admitted up to the limit`() throws {
      let (first, second) = (try enter(2), try enter(2))
      #expect(first?.count() == 2 && second?.count() == 2)
      #expect(try enter(2) == nil)
      #expect(first?.count() == 2)
      // The next session was started with a higher limit.
      let third = try enter(3)
      #expect(third?.count() == 3 && first?.count() == 3)
      withExtendedLifetime((first, second, third)) {}
    }

    @Test func `the seat of a visitor who left is free`() throws {
      var visitors = try (0..<3).map { _ in try #require(try enter(3)) }
      #expect(try enter(3) == nil)
      visitors.remove(at: 1)
      let next = try #require(try enter(3))
      #expect(next.count() == 3)
      visitors = []
      #expect(next.count() == 1)
    }

    @Test func `sixty visitors are counted`() throws {
      let visitors = try (0..<60).map { _ in try #require(try enter(60)) }
      #expect(try enter(60) == nil)
      #expect(visitors.allSatisfy { $0.count() == 60 })
    }

    @Test func `one key has at most four sessions`() throws {
      var own = try (0..<4).map { _ in try #require(try enter(60, key: "own")) }
      #expect(try enter(60, key: "own") == nil)
      let other = try #require(try enter(60, key: "other"))
      #expect(other.count() == 5, "a refused visitor has no seat")
      own.removeLast()
      #expect(try enter(60, key: "own") != nil)
      #expect(try enter(60, key: "own") { $0.sessionsPerKey = 3 } == nil)
    }

    @Test func `visitors without a key have half of the seats, or the operator's number`() throws {
      let nameless = try (0..<5).map { _ in try #require(try enter(10, key: nil)) }
      #expect(try enter(10, key: nil) == nil)
      #expect(try enter(10, key: nil) { $0.nameless = 6 } != nil)
      let named = try (0..<5).map { _ in try #require(try enter(10)) }
      #expect(named.last?.count() == 10)
      withExtendedLifetime(nameless) {}
      #expect(try enter(10, key: nil) { $0.nameless = 0 } == nil)
    }

    @Test func `a limit below one admits one visitor`() throws {
      let only = try enter(0)
      #expect(only?.count() == 1)
      #expect(try enter(-5) == nil)
      withExtendedLifetime(only) {}
    }

    @Test func `the folder is created, and a file in its place is refused`() throws {
      let below = folder.path + "/new/kiosk"
      let settings = KioskSettings()
      #expect(try VisitorFile.enter(folder: below, settings).get().count() == 1)
      #expect(throws: SystemError.self) {
        try VisitorFile.enter(folder: below + "/" + VisitorFile.name, settings)
      }
    }
  }
#endif
