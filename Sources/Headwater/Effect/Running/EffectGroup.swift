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

    /// The groups that this one waits for; a cancelled group does not wait for them.
    var joined: [ObjectIdentifier: EffectGroup] = [:]

    /// The groups that wait for this one.
    var joiners = Joiners()
    var isCancelled = false
    var effects = Slots<RunningEffect>()
    var waiters: [CheckedContinuation<Void, Never>] = []

    /// Removes what waits for the group, if the group has ended.
    mutating func takeWaiters() -> Waiters {
      guard outstanding == 0 else { return Waiters() }
      defer { (waiters, joiners) = ([], Joiners()) }
      return Waiters(tasks: waiters, groups: joiners.all)
    }

    /// Stops waiting for a group.
    mutating func leave(_ group: EffectGroup) -> Waiters {
      guard joined.removeValue(forKey: ObjectIdentifier(group)) != nil else { return Waiters() }
      outstanding -= 1
      return takeWaiters()
    }
  }

  /// What waits for a group.
  private struct Waiters {
    var tasks: [CheckedContinuation<Void, Never>] = []
    var groups: [EffectGroup] = []
  }

  /// The groups that wait for another one. They keep that one, and not the reverse: a group that nobody can ask
  /// any more goes at once, and not when a request is answered.
  private struct Joiners {
    private struct Joiner {
      weak var group: EffectGroup?
    }

    private var list: [Joiner] = []

    /// The length at which those that are gone are removed, so that this costs little on average.
    private var limit = 8

    var isEmpty: Bool { list.isEmpty }

    var all: [EffectGroup] { list.compactMap(\.group) }

    mutating func append(_ group: EffectGroup) {
      if list.count == limit {
        list.removeAll { $0.group == nil }
        limit = 2 * list.count + 8
      }
      list.append(Joiner(group: group))
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
      guard state.throttled > 0 else { return Waiters() }
      state.throttled -= 1
      state.outstanding -= 1
      return state.takeWaiters()
    }
    resume(waiters)
  }

  private func leave(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      state.outstanding -= 1
      return state.takeWaiters()
    }
    resume(waiters)
  }

  /// Lets everything continue that has waited for this group.
  private func resume(_ waiters: Waiters) {
    var ended = [(group: self, waiters: waiters)]
    while let (group, waiters) = ended.popLast() {
      for task in waiters.tasks { task.resume() }
      for joiner in waiters.groups {
        ended.append((joiner, joiner.state.withLock { $0.leave(group) }))
      }
    }
  }

  func cancel() {
    let (effects, waiters) = state.withLock { state in
      state.isCancelled = true
      state.outstanding -= state.throttled + state.joined.count
      state.throttled = 0
      state.joined = [:]
      return (state.effects, state.takeWaiters())
    }
    for effect in effects.values.sorted(by: { $0.ordinal < $1.ordinal }) { effect.cancel() }
    resume(waiters)
  }

  /// Waits until no action of the group waits and none of its effects runs. Cancelling the calling task
  /// cancels the group.
  func finish() async {
    let watched = EffectWait.watched
    let wait = watched?.waits { [weak self] in
      self?.isHeldUp == true ? "waits for effects, which wait in turn" : nil
    }
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
    if let wait { watched?.task.endsWait(wait) }
  }
}

extension EffectGroup {
  /// Waits for another group as for an effect of its own, but does not cancel it.
  ///
  /// Two groups never wait for one another: nothing happens if the other one waits for this one.
  func join(_ other: EffectGroup) {
    if other === self || hasJoiners && other.waits(for: self) { return }
    let isNew = state.withLock { state in
      let id = ObjectIdentifier(other)
      guard !state.isCancelled, state.joined[id] == nil else { return false }
      state.joined[id] = other
      state.outstanding += 1
      return true
    }
    guard isNew else { return }
    let isRunning = other.state.withLock { state in
      if state.outstanding > 0 { state.joiners.append(self) }
      return state.outstanding > 0
    }
    if !isRunning { resume(state.withLock { $0.leave(other) }) }
  }

  private var hasJoiners: Bool { state.withLock { !$0.joiners.isEmpty } }

  private func waits(for group: EffectGroup) -> Bool {
    contains { $0 === group }
  }

  /// Whether a condition holds for this group or one that it waits for. It looks at each of them once, even if
  /// many wait for it.
  private func contains(where condition: (EffectGroup) -> Bool) -> Bool {
    var found = [self]
    var known: Set = [ObjectIdentifier(self)]
    while let next = found.popLast() {
      if condition(next) { return true }
      found += next.joinedGroups.filter { known.insert(ObjectIdentifier($0)).inserted }
    }
    return false
  }

  /// The groups that this one waits for.
  var joinedGroups: [EffectGroup] { state.withLock { Array($0.joined.values) } }

  /// Whether it goes on only if a test does something: each of its effects waits for a test clock.
  private var isHeldUp: Bool {
    if isFinished { return false }
    return !contains { group in
      let (effects, others) = group.state.withLock { state in
        let effects = state.effects.values
        return (effects, state.outstanding - effects.count - state.joined.count - state.throttled)
      }
      // An action that waits, or an effect that runs.
      return others > 0 || effects.contains { $0.waitsFor == nil }
    }
  }
}
