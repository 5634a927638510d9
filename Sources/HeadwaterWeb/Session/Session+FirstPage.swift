extension Session {
  /// Whether its first page has something to wait for.
  var hasWork: Bool { graph.asksForFirstPage || graph.isPageUnready || graph.isAddressPending }

  /// Waits for what the first page shows.
  ///
  /// - Parameters:
  ///   - limit: The longest wait.
  ///   - sleep: Waits for a time.
  func completeFirstPage(
    within limit: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async {
    let firstPage = FirstPage(of: self)
    self.firstPage = firstPage
    await firstPage.complete(within: limit, sleep: sleep)
    self.firstPage = nil
  }

  /// Starts the views and their stores before a page has come.
  func startBeforeSocket() {
    guard !isStarted else { return }
    isStarted = true
    storeStart.begin()
    graph.start()
  }
}
