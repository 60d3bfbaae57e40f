import SquadCore
import SquadScreen
import SquadWords
import SystemKit

/// `squad glance`: the strip in one line from what is on this machine, for a prompt or tmux.
struct GlanceCommand {
  let isASCII: Bool

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    defer { dependencies.sayIfUnwritable() }
    let stored = try dependencies.store.load()
    dependencies.report(stored.notice)
    let members = stored.squad.members
    // An empty squad prints nothing, not even an empty line.
    guard !members.isEmpty else { return .success }
    let line = dependencies.strings.glance(
      members.map { ($0, quote(of: $0.id, in: dependencies)) }, at: SystemTime.now(),
      isASCII ? .ascii : .unicode,
      catalogue: { (try? dependencies.catalogue($0))?.info.title },
      subtitle: { (try? dependencies.catalogue($0.id.catalogue).detail($0.id))?.distinction ?? "" })
    try Console.print(line)
    return .success
  }

  /// Last known price of a member; only lists that go stale have prices.
  private func quote(of id: EntryID, in dependencies: AppDependencies) -> Quote? {
    guard let catalogue = try? dependencies.catalogue(id.catalogue),
      catalogue.info.lists.contains(where: { $0.refreshInterval != nil })
    else { return nil }
    return (try? catalogue.detail(id))?.quote
  }
}
