import SquadCore

/// The sizes in which superhero-api has a picture.
enum HeroImage: String, CaseIterable, Sendable {
  case xs, sm, md, lg

  /// How wide such pictures are, in pixels. The API doesn't say: each is twice the one before.
  private var width: Int {
    switch self {
    case .xs: 60
    case .sm: 120
    case .md: 240
    case .lg: 480
    }
  }

  /// A picture in all sizes that there are addresses of. Upright, three wide to four high.
  static func picture(_ images: [HeroImage: String]) -> Picture? {
    Picture(
      sizes: allCases.compactMap { size in
        images[size].map {
          PictureSize(width: size.width, height: size.width * 4 / 3, url: $0)
        }
      })
  }
}
