import CSignals

/// What happens when the program dies: the terminal is given back, whoever has it by then, and the
/// last lines that were noted are written to a file.
package enum CrashHandlers {
  /// From now on, whether or not a terminal is taken over later.
  package static func install() { squad_rescue_install() }

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
