import CLibrary
import SquadCore
import SquadStorage
import SquadWords
import SystemKit

/// The squad's file and its folder.
struct StorageExamination {
  let location: StorageLocation

  private var strings: Strings { Strings() }

  var findings: [Finding] { location.server == nil ? files : files + [server] }

  private var server: Finding {
    do {
      let squad = try location.store(canonical: { $0 }, board: nil) { _ in }.load().squad
      return .ok("store", "a PostgreSQL server, \(count(squad))")
    } catch {
      return .problem(
        "store", strings.text(of: StorageError(error)), advice: "nothing is saved until then")
    }
  }

  private var files: [Finding] {
    let file = location.file
    guard let problem = file.refusal() else { return [.ok("data folder", folder), self.file] }
    return [
      .problem(
        "data folder", "\(file.folder): \(strings.text(of: problem))",
        advice: "squad works, but saves nothing until then"), self.file,
    ]
  }

  /// With its mode once it exists: `/home/ada/.local/share/squad, mode 700`.
  private var folder: String {
    let folder = location.file.folder
    guard let facts = systemFacts(of: folder) else { return folder }
    return "\(folder), mode \(String(facts.st_mode & 0o777, radix: 8))"
  }

  private var file: Finding {
    let file = location.file
    do {
      guard let condition = try file.condition() else {
        return .ok("squad's file", "none yet: the first recruit makes \(file.path)")
      }
      let size = "mode \(String(condition.mode, radix: 8)), \((condition.bytes + 1023) / 1024) KB"
      if let damage = condition.damage.first {
        return .problem(
          "squad's file", "\(file.path) is damaged: \(damage)",
          advice: "copy it, then start squad: it saves what can be read")
      }
      if condition.mode & 0o077 != 0 {
        return .note(
          "squad's file", "\(file.path), \(size), intact, but others may read it",
          advice: "chmod 600 \(file.path)")
      }
      let members = try members(in: file)
      let log = condition.hasLog ? ", with a log beside it" : ""
      return .ok("squad's file", "\(file.path), \(size), intact, \(members)\(log)")
    } catch {
      let reason = (error as? StorageError).map { strings.text(of: $0) } ?? "\(error)"
      return .problem(
        "squad's file", "\(file.path): \(reason)", advice: "move it aside, or name another folder")
    }
  }

  private func count(_ squad: Squad) -> String {
    squad.members.count == 1 ? "1 member" : "\(squad.members.count) members"
  }

  /// Counts the members by a check for changes: unlike `load`, it leaves a damaged file in place.
  private func members(in file: DataFile) throws -> String {
    let store = SquadStore.sqlite(at: file, canonical: { $0 }) { _ in }
    return count(try store.changedElsewhere() ?? Squad())
  }
}
