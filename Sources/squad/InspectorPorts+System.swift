import Basics
import CLibrary
import NcursesTerminal
import SquadCore
import SquadInspector
import SystemKit

extension InspectorPorts {
  /// Ports of the inspector: the crash file, the log, and exports into the working folder.
  /// `isKiosk` writes no exports, and keeps less history.
  static func system(in dependencies: AppDependencies, logs: Bool, isKiosk: Bool) -> InspectorPorts
  {
    if let files = dependencies.crashFiles {
      CrashHandlers.keepLines(in: files.folder, at: files.path(stamp: stamp))
    }
    let log = dependencies.log
    var ports = InspectorPorts(
      willReduce: CrashHandlers.record,
      didReduce: logs ? { log(.acted($0.label, microseconds: $0.microseconds)) } : nil,
      export: isKiosk
        ? nil : { name, text in Result { () throws(SystemError) in try export(name, text) } })
    if isKiosk { ports.bytesOfStates = 500_000 }
    return ports
  }

  /// Day, second of the day in UTC, and process: `20261122-43473-4711`.
  private static var stamp: String {
    let now = SystemTime.now()
    let day = now.day.iso.filter { $0 != "-" }
    return "\(day)-\(String(now.secondOfDay).zeroPadded(to: 5))-\(getpid())"
  }

  /// Writes a new file into the working folder, numbered where the name is taken; returns its name.
  private static func export(_ name: String, _ text: String) throws(SystemError) -> String {
    var (file, number) = (name, 1)
    var descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    while descriptor < 0, errno == EEXIST, number < 1_000 {
      number += 1
      file = "\(name.dropLast(".jsonl".count))-\(number).jsonl"
      descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    if let error = systemWriteAll(descriptor, Array(text.utf8)) { throw error }
    return file
  }
}
