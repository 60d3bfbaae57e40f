enum Poster {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    Emblem.drawn(subject, width: width, height: height)
  }
}
