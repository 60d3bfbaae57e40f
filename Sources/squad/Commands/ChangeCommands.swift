import SquadCore
import SquadRuntime
import SquadWords
import SystemKit

/// `squad recruit`: recruits all the named, or none where one is unknown or can't be stored.
struct RecruitCommand {
  let ids: [String]

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    var members: [Member] = []
    var records: [EntryID: MemberRecord] = [:]
    for id in ids {
      let detail: Detail
      do { detail = try dependencies.detail(id) } catch {
        // A member is one even where its file isn't known.
        guard let member = dependencies.member(named: id) else { throw error }
        members.append(member)
        continue
      }
      guard detail.isRecruitable else {
        Console.say(dependencies.strings.cannotJoin(id))
        return .failure
      }
      members.append(
        Member(
          id: detail.id, title: detail.title, badge: detail.badge, subtitle: detail.rowSubtitle))
      records[detail.id] = try dependencies.catalogue(detail.id.catalogue).record(detail.id)
    }
    let joined = try dependencies.perform(
      members.map { member in
        AppDependencies.NamedChange(
          request: .recruit(member), done: dependencies.strings.joined(member.title),
          needless: dependencies.strings.alreadyMember(member.title))
      }, saving: records)
    // Prints after everything is stored: a failing output undoes nothing.
    try Console.print(joined)
    return .success
  }
}

/// `squad fire`: fires all the named, or none where one is unknown or can't be stored.
struct FireCommand {
  let ids: [String]

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    let stored = try dependencies.store.load()
    dependencies.report(stored.notice)
    let squad = stored.squad
    var fired: [(id: EntryID, title: String)] = []
    for text in ids {
      let named = dependencies.id(text)?.description ?? text
      if let member = squad.members.first(where: { $0.id.description == named }) {
        fired.append((member.id, member.title))
        continue
      }
      do {
        let detail = try dependencies.detail(text)
        fired.append((detail.id, detail.title))
      } catch {
        // A member can leave even after its catalogue has dropped it.
        guard let member = dependencies.member(named: named) else { throw error }
        fired.append((member.id, member.title))
      }
    }
    let left = try dependencies.perform(
      fired.map { id, title in
        AppDependencies.NamedChange(
          request: .fire(id), done: dependencies.strings.fired(title),
          needless: dependencies.strings.notAMember(title))
      })
    // A failed save threw before this; the notice matters even if nothing had to be saved.
    if case .notSaving = stored.notice, let notice = stored.notice {
      Console.say(dependencies.strings.text(of: notice))
    } else {
      dependencies.sayIfUnwritable()
    }
    // Prints after everything is stored: a failing output undoes nothing.
    try Console.print(left)
    return .success
  }
}

/// Changes of the squad by commands.
extension AppDependencies {
  /// A command's change with its messages.
  struct NamedChange {
    let request: SquadRequest
    /// Message where it changed something.
    let done: String
    /// Message where there was nothing to do.
    let needless: String
  }

  /// Performs all changes, or none where one can't be stored. Returns the messages of effective
  /// ones; prints the others.
  func perform(
    _ changes: [NamedChange], saving records: [EntryID: MemberRecord] = [:]
  ) throws -> [String] {
    let pause = Semaphore()
    let outcome = try store.performConfirmed(
      changes.map { IdentifiedRequest($0.request) }, saving: records, within: 5_000,
      wait: pause.wait(milliseconds:))
    report(outcome.notice)
    var results: [String] = []
    for (change, event) in zip(changes, outcome.events) {
      switch event {
      case .did: results.append(change.done)
      case .undid, .redid, .nothing: Console.say(change.needless)
      }
    }
    return results
  }
}
