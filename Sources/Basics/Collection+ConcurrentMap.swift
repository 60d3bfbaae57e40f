extension Collection where Element: Sendable {
  /// What `transform` makes of each element, in their order. All are begun at once, each in a child
  /// task.
  package func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    // One alone needs no task of its own.
    if let first, count == 1 { return [await transform(first)] }
    return await withTaskGroup(of: (Int, Value).self) { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await transform(element)) }
      }
      var values: [Int: Value] = [:]
      for await (index, value) in group { values[index] = value }
      return values.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
