import Synchronization

/// Everything that one `send` set going: its effects, and those of the actions they sent.
///
/// A `StoreTask` waits for it and cancels it from any thread, so its state stands behind a mutex.
@usableFromInline
package final class EffectGroup: Sendable {
  private struct State {
    var outstanding = 0
    var isCancelled = false
    var effects = Slots<RunningEffect>()
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  @usableFromInline package init() {}

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Counts an action that waits in the queue.
  @usableFromInline
  func hold() {
    state.withLock { $0.outstanding += 1 }
  }

  /// Counts an effect, and cancels it at once if the group already was.
  ///
  /// - Parameter make: Makes the effect with its place among those of the group.
  func begin(_ make: @Sendable (_ slot: Int) -> RunningEffect) -> RunningEffect {
    let (effect, isCancelled) = state.withLock {
      $0.outstanding += 1
      return ($0.effects.insert(make), $0.isCancelled)
    }
    if isCancelled { effect.cancel() }
    return effect
  }

  /// Undoes `begin`.
  @usableFromInline
  func end(_ effect: RunningEffect) {
    release { $0.effects.remove(at: effect.groupSlot) }
  }

  /// Undoes `hold`.
  @usableFromInline
  func release() {
    release { _ in }
  }

  private func release(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      state.outstanding -= 1
      guard state.outstanding == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func cancel() {
    let effects = state.withLock { state in
      state.isCancelled = true
      return state.effects
    }
    for effect in effects.values.sorted(by: { $0.ordinal < $1.ordinal }) { effect.cancel() }
  }

  /// Returns when nothing of the group is queued or runs. A caller that is cancelled cancels the
  /// group.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          if state.outstanding > 0 { state.waiters.append(continuation) }
          return state.outstanding == 0
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
