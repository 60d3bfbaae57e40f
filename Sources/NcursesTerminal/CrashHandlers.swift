import CSignals

/// Handlers of a crash: restore the terminal, print one line, and write the last recorded lines to
/// a file.
package enum CrashHandlers {
  /// Installs them, whether or not a terminal is taken over later. Silences stack traces on a
  /// terminal.
  package static func install() { squad_rescue_install() }

  /// Silences the runtime's messages and stack traces on any standard error, since a visitor's is
  /// the network.
  package static func silenceTraces() { squad_rescue_silence() }

  /// Sets the crash's line, at most 254 bytes, in place of the English one.
  package static func say(_ line: String) { squad_rescue_set_line(line + "\n") }

  /// Omits file names from the lines, which visitors read.
  package static func nameNoFiles() { squad_rescue_name_no_files() }

  /// Makes a crash write the last 50 lines to a new file, mode 0600.
  ///
  /// - Parameters:
  ///   - folder: created if it is missing.
  ///   - path: path of the file in that folder.
  package static func keepLines(in folder: String, at path: String) {
    squad_rescue_keep_lines(folder, path)
  }

  /// Records a line, cut to 160 bytes including its end, in place of the oldest. Costs a copy.
  package static func record(_ line: UnsafeRawBufferPointer) {
    squad_rescue_record(line.baseAddress, line.count)
  }
}
