extension String {
  /// With a capital first: `brown` → `Brown`.
  var capitalizedFirst: String {
    guard let first, first.isLowercase else { return self }
    return first.uppercased() + dropFirst()
  }
}
