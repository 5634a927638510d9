import Synchronization

/// The work that one `send` has started: its effects, and those of the actions they have sent.
///
/// A `StoreTask` waits for the group and cancels it from any thread. A mutex therefore protects its state.
@usableFromInline
package final class EffectGroup: Sendable {
  private struct State {
    var outstanding = 0

    /// The number of effects that wait for a throttle; a cancelled group does not wait for them.
    var throttled = 0
    var isCancelled = false
    var effects = Slots<RunningEffect>()
    var waiters: [CheckedContinuation<Void, Never>] = []

    /// The waiting tasks, if the group has ended.
    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      guard outstanding == 0 else { return [] }
      defer { waiters = [] }
      return waiters
    }
  }

  private let state = Mutex(State())

  @usableFromInline package init() {}

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether no action of the group waits and none of its effects runs.
  package var isFinished: Bool { state.withLock { $0.outstanding == 0 } }

  /// Counts an action that waits in the queue.
  @usableFromInline
  package func enter() {
    state.withLock { $0.outstanding += 1 }
  }

  /// Counts an effect, and cancels it at once if the group was cancelled before.
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
    leave { $0.effects.remove(at: effect.groupSlot) }
  }

  /// Undoes `enter`.
  @usableFromInline
  package func leave() {
    leave { _ in }
  }

  /// Counts an effect that waits for a throttle. It never starts once the group is cancelled.
  func enterThrottled() {
    state.withLock { state in
      guard !state.isCancelled else { return }
      state.outstanding += 1
      state.throttled += 1
    }
  }

  /// Undoes `enterThrottled`.
  func leaveThrottled() {
    let waiters = state.withLock { state in
      guard state.throttled > 0 else { return [CheckedContinuation<Void, Never>]() }
      state.throttled -= 1
      state.outstanding -= 1
      return state.takeWaiters()
    }
    for waiter in waiters { waiter.resume() }
  }

  private func leave(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      state.outstanding -= 1
      return state.takeWaiters()
    }
    for waiter in waiters { waiter.resume() }
  }

  func cancel() {
    let (effects, waiters) = state.withLock { state in
      state.isCancelled = true
      state.outstanding -= state.throttled
      state.throttled = 0
      return (state.effects, state.takeWaiters())
    }
    for effect in effects.values.sorted(by: { $0.ordinal < $1.ordinal }) { effect.cancel() }
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until no action of the group waits and none of its effects runs. Cancelling the calling task
  /// cancels the group.
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
