import CatalogueKit
import SquadRecording
import SquadWords

/// Recording and how to play it.
struct Replay {
  let recording: Recording
  let speed: Double
  /// File for an asciinema recording; nil to play on the terminal.
  var castFile: String?

  /// Name of squad's own recording.
  static let tour = "tour"
}

extension Replay {
  /// Reads the recording of a replay command; nil for another command. Sets language and character
  /// set of a cast to its recording's, unless options do.
  init?(_ invocation: inout Invocation) throws {
    guard case .replay(let name, let speed, let cast) = invocation.command else { return nil }
    self.init(recording: try Self.recording(named: name), speed: speed ?? 1, castFile: cast)
    guard cast != nil else { return }
    let header = recording.header
    invocation.options.language = invocation.options.language ?? Language(code: header.language)
    invocation.options.isASCII = invocation.options.isASCII || header.isASCII
  }

  private static func recording(named name: String) throws(CommandError) -> Recording {
    do throws(RecordingError) {
      return name == tour ? try Recording(BundledFile.tour.bytes) : try Recording(path: name)
    } catch {
      throw CommandError { [error] in $0.text(of: error, file: name) }
    }
  }
}
