import HTTPKit
import SquadConfig
import SquadCore
import SquadRuntime
import SquadWords
import SystemKit

extension Optional<LogFile> {
  /// Opens the file of `--log`; throws where it can't be written or holds something else.
  static func opened(
    _ invocation: Invocation, _ config: Config, _ strings: Strings
  ) throws -> LogFile? {
    guard let path = invocation.options.logFile else { return nil }
    let secrets =
      [Environment["SQUAD_MARVEL_PUBLIC_KEY"], Environment["SQUAD_MARVEL_PRIVATE_KEY"]]
      .compactMap { $0 } + config.services.secrets
    do throws(OpenError) {
      return try LogFile(
        path: path, level: invocation.options.logLevel ?? .info,
        redact: Redaction(secrets: secrets).hide(in:),
        now: SystemTime.now, describe: { strings.line(of: $0) },
        first: .began(version: ProgramVersion.line, command: invocation.command.name))
    } catch {
      switch error {
      case .isSomethingElse: throw UsageError(.notALog(path))
      case .refused(let error):
        throw CommandError { [reason = error.reason] in $0.unwritableLog(path, reason) }
      }
    }
  }
}

extension Invocation.Command {
  /// The command's name without its arguments.
  fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }
}
