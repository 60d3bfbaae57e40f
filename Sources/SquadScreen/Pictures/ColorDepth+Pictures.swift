import SquadCore
import TerminalKit

extension ColorDepth {
  /// The colours of pictures on a terminal of this depth.
  package var pictureColors: PictureColors {
    switch self {
    case .none: .none
    case .eight, .sixteen: .sixteen
    case .indexed256: .indexed256
    case .direct: .direct
    }
  }
}
