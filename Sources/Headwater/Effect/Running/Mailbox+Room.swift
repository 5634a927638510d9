/// The tasks of effects that wait until there is room in the mailbox, by the order in which they came.
@usableFromInline
typealias RoomWaiters = [Int: CheckedContinuation<Void, Never>]

extension Mailbox {
  /// Waits until the store has taken the letters of an effect, if many have gathered.
  ///
  /// It does not wait if the task or the effect is cancelled, or if the store is gone.
  nonisolated(nonsending) func waitForRoom(for effect: RunningEffect) async {
    // Read without the lock: the count may be that of an earlier round, but it is never too small for the
    // task that has sent.
    guard effect.gathered.load(ordering: .relaxed) >= Self.room else { return }
    let number = contents.withLock { contents in
      contents.lastWaiter += 1
      return contents.lastWaiter
    }
    let wait = effect.waits { "waits until its store has processed what it sent" }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = contents.withLock { contents in
          // A cancellation after this check finds the waiter, since its handler takes the same lock.
          guard !contents.isClosed, !effect.isCancelled, !Task.isCancelled,
            effect.gathered(in: contents.round) >= Self.room
          else { return false }
          contents.waiters[number] = continuation
          return true
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      contents.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
    }
    effect.endsWait(wait)
  }

  /// Drops all letters, now and later, because the store is going away.
  @usableFromInline
  func close() {
    var dropped = Queue<Letter>()
    let waiters = contents.withLock { contents in
      contents.isClosed = true
      swap(&contents.letters, &dropped)
      defer { contents.waiters = [:] }
      return contents.waiters
    }
    Self.resume(waiters)
  }

  @usableFromInline
  static func resume(_ waiters: RoomWaiters) {
    for (_, continuation) in waiters.sorted(by: { $0.key < $1.key }) { continuation.resume() }
  }
}
