import SquadCore
import TerminalKit

extension ColorDepth {
  /// What a picture is drawn with on such a terminal.
  package var pictureColors: PictureColors {
    switch self {
    case .none: .none
    case .eight, .sixteen: .sixteen
    case .indexed256: .indexed256
    case .direct: .direct
    }
  }
}
