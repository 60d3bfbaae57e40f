import CSignals

/// What happens when the program dies: the terminal is given back, whoever has it by then.
package enum CrashHandlers {
  /// From now on, whether or not a terminal is taken over later.
  package static func install() { squad_rescue_install() }
}
