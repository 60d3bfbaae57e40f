import Basics
import SquadCore

/// Kiosk options of the command line; nil leaves the choice to the operator's config.
struct KioskOptions: Equatable {
  var visitors: Int?
  var idle: TimeSpan?
  var sessionLimit: TimeSpan?
  /// `--as`; nil keeps the squad in memory.
  var name: VisitorName?
  /// Address of the visitor, by sshd instead of an option.
  var address: String?

  /// - Parameter attract: `--attract` was given.
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
