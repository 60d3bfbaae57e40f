import CSignals

/// Handlers for the program's death: the terminal is given back, whoever has it by then, one line
/// says so, and the last lines that were noted are written to a file.
package enum CrashHandlers {
  /// From now on, whether or not a terminal is taken over later. A terminal gets no stack trace.
  package static func install() { squad_rescue_install() }

  /// Keeps the runtime's messages and stack traces from standard error although that is no terminal:
  /// of a visitor without one, it is the network.
  package static func silenceTraces() { squad_rescue_silence() }

  /// The line that a crash says, of 254 bytes at most, in place of the English one.
  package static func say(_ line: String) { squad_rescue_set_line(line + "\n") }

  /// From now on no file is named, because visitors read it.
  package static func nameNoFiles() { squad_rescue_name_no_files() }

  /// From now on a crash leaves the last 50 lines in a new file, for its user alone.
  ///
  /// - Parameters:
  ///   - folder: created where it is missing.
  ///   - path: of the file, in the folder.
  package static func keepLines(in folder: String, at path: String) {
    squad_rescue_keep_lines(folder, path)
  }

  /// Notes a line, of 160 bytes at most, end included: the oldest one gives way. Costs a copy.
  package static func note(_ line: UnsafeRawBufferPointer) {
    squad_rescue_note(line.baseAddress, line.count)
  }
}
