import HeadwaterPortableViews

/// The wait for what the first page of a session shows: until the work that it asks for has ended, or a time is over.
///
/// In it, the work of `firstPage` begins, and nothing else. If then a view says that its content is still to come, or if
/// no view has taken the address of the request, the whole page begins, since any of its tasks may bring what is missing.
@MainActor final class FirstPage {
  private let session: Session
  private var isOver = false
  private var hasChanged = false
  private var waiting: CheckedContinuation<Void, Never>?

  init(of session: Session) {
    self.session = session
  }

  /// Waits.
  ///
  /// - Parameters:
  ///   - limit: The longest wait.
  ///   - sleep: Waits for a time.
  func complete(within limit: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void)
    async
  {
    let graph = session.graph
    let deadline = Task {
      try? await sleep(limit)
      isOver = true
      change()
    }
    let (onEnd, onInvalidate) = (graph.tasks.onEnd, graph.onInvalidate)
    graph.tasks.onEnd = { [weak self] in self?.change() }
    graph.onInvalidate = { [weak self] in self?.change() }
    update { graph.prepareFirstPage() }
    while !graph.isStopped, !isOver {
      hasChanged = false
      update {}
      if graph.tasks.runningForFirstPage == 0 {
        guard graph.isPageUnready || graph.isAddressPending else { break }
        if !session.isStarted {
          update { session.startBeforeSocket() }
          continue
        }
        guard graph.isPageUnready || graph.tasks.running > 0 else { break }
      }
      if !hasChanged { await withCheckedContinuation { waiting = $0 } }
    }
    deadline.cancel()
    update {}
    guard !graph.isStopped else { return }
    if graph.tasks.running == 0 { update { graph.settleAddress() } }
    graph.tasks.onEnd = graph.isAddressPending ? onEnd : nil
    graph.onInvalidate = onInvalidate
  }

  /// Ends the wait, because the session has ended.
  func end() { change() }

  private func change() {
    hasChanged = true
    waiting?.resume()
    waiting = nil
  }

  /// Does work, and updates the views. Stores that are made in it begin with their person.
  private func update(_ work: () -> Void) {
    session.instruments.watch.watchWork("the first page", session: session.id) {
      work()
      session.storeStart.run { _ = session.graph.flush(isWhole: true) }
    }
  }
}
