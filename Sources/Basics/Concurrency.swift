extension Collection where Element: Sendable {
  /// Transforms all elements at once, each in a child task; the results are in the elements' order.
  package func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
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

extension Result {
  /// The outcome of an asynchronous call.
  package init(awaiting body: () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
