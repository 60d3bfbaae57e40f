extension Result {
  /// The outcome of an asynchronous call.
  package init(awaiting body: () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
