extension String {
  /// With a capital first: `brown` → `Brown`.
  package var capitalizedFirst: String {
    guard let first, first.isLowercase else { return self }
    return first.uppercased() + dropFirst()
  }
}
