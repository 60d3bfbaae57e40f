// Counts the changes per second that many clients make on a PostgreSQL server, each with its own
// thread and squad.
//
// usage: store-bench ADDRESS CLIENTS SECONDS

import CLibrary
import SquadCore
import SquadStorage
import Synchronization
import SystemKit

let member = Member(
  id: EntryID(CatalogueID(rawValue: "marvel"), "1009368"), title: "Iron Man",
  subtitle: "2,680 comics")

func perform(_ requests: [SquadRequest], in store: SquadStore) throws {
  _ = try store.performAll(requests.map { IdentifiedRequest($0) })
}

/// Recruits and fires a member until the deadline; returns the number of changes.
func changes(of store: SquadStore, until deadline: Int64) throws -> Int {
  var count = 0
  while MonotonicClock.milliseconds < deadline {
    try perform([count % 2 == 0 ? .recruit(member) : .fire(member.id)], in: store)
    count += 1
  }
  return count
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let clients = Int(arguments[2]), let seconds = Int64(arguments[3])
else {
  print("usage: store-bench ADDRESS CLIENTS SECONDS")
  exit(2)
}
let address = arguments[1]
let total = Atomic(0)
let (ready, begun, ended) = (Semaphore(), Semaphore(), Semaphore())
for number in 0..<clients {
  try DetachedThread.start {
    let store = SquadStore.postgres(at: address, name: "bench \(number)", now: SystemTime.now)
    do {
      // Connects, and makes the squad.
      try perform([.recruit(member), .fire(member.id)], in: store)
      ready.signal()
      begun.wait()
      let made = try changes(of: store, until: MonotonicClock.milliseconds + seconds * 1_000)
      total.add(made, ordering: .relaxed)
    } catch {
      print("\(error)")
      exit(1)
    }
    ended.signal()
  }
}
for _ in 0..<clients { ready.wait() }
for _ in 0..<clients { begun.signal() }
for _ in 0..<clients { ended.wait() }
print("changes \(total.load(ordering: .relaxed) / Int(seconds)) a second")
