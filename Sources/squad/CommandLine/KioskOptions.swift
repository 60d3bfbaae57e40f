import Basics
import SquadCore

/// What the command line says about a kiosk; nil: as the operator's config says.
struct KioskOptions: Equatable {
  /// `--visitors`
  var visitors: Int?
  /// `--idle`
  var idle: TimeSpan?
  /// `--session-limit`
  var sessionLimit: TimeSpan?
  /// `--as`; nil: a squad in memory.
  var name: VisitorName?
  /// Where the visitor comes from: sshd's, and no option.
  var address: String?

  /// - Parameter attract: whether `--attract` was given.
  func settings(over configured: KioskSettings, attract: Bool) -> KioskSettings {
    var settings = configured
    settings.visitors = visitors ?? settings.visitors
    settings.idle = idle ?? settings.idle
    settings.sessionLimit = sessionLimit ?? settings.sessionLimit
    settings.attract = settings.attract || attract
    settings.name = name
    return settings
  }
}
