// @inlinable: each action of an effect passes here.

import Synchronization

/// An effect that has started and not ended, and whether it was cancelled.
///
/// The store's actor and the effect's own task share it. Its mutable state is therefore atomic or protected
/// by a mutex.
@usableFromInline
package final class RunningEffect: Sendable {
  /// The number of this start within its store. It tells two starts under one id apart: the end of the
  /// former must not end the latter.
  @usableFromInline package let ordinal: UInt64

  /// The slots of the effect in the store's registry and in its group.
  let slot: Int
  let groupSlot: Int

  @usableFromInline package let origin: EffectOrigin

  @usableFromInline let context: EffectContext

  @usableFromInline package let group: EffectGroup

  /// Atomic and not behind the mutex, since it is read for each action that the effect sends.
  @usableFromInline let cancellation = Atomic(false)

  /// Whether the work has ended; changed and read on the store's actor only.
  @usableFromInline let ending = Atomic(false)

  /// The number of its actions that wait in a store that steps; changed and read on the store's actor only.
  let waitingCount = Atomic(0)

  /// The number of its actions in the mailbox, and the round of the mailbox that it counts; changed under
  /// the mailbox's lock only.
  @usableFromInline let gathered = Atomic(0)
  @usableFromInline let gatheringRound = Atomic(0)

  private struct Status {
    var task: Task<Void, Never>?
    /// Thousands of child tasks may wait, and each ends its own wait.
    var waits: [Int: @Sendable () -> String?] = [:]
    var nextWait = 0
  }

  private let status = Mutex(Status())

  init(
    ordinal: UInt64, slot: Int, groupSlot: Int, origin: EffectOrigin, context: EffectContext,
    group: EffectGroup
  ) {
    self.ordinal = ordinal
    self.slot = slot
    self.groupSlot = groupSlot
    self.origin = origin
    self.context = context
    self.group = group
  }

  @inlinable package var hasEnded: Bool { ending.load(ordering: .relaxed) }

  @inlinable package var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// What the effect waits for, if a test clock or another instrument has said so.
  package var waitsFor: String? {
    // Called outside of the lock, since the clock that answers has a lock of its own.
    let words = status.withLock { status in
      status.waits.keys.min().flatMap { status.waits[$0] }
    }
    return words?()
  }

  /// Records what the effect waits for.
  ///
  /// - Parameter description: Describes the wait; called when a test asks. It returns nil if the effect may go
  ///   on without the test.
  /// - Returns: The number by which `endsWait` ends the wait. Each child task of an effect has its own.
  package func waits(for description: @escaping @Sendable () -> String?) -> Int {
    status.withLock { status in
      defer { status.nextWait += 1 }
      status.waits[status.nextWait] = description
      return status.nextWait
    }
  }

  package func endsWait(_ number: Int) {
    status.withLock { $0.waits[number] = nil }
  }

  /// The task that does the work, once it has begun.
  package var task: Task<Void, Never>? { status.withLock { $0.task } }

  /// Stores the task that does the work, and cancels it at once if the effect was cancelled meanwhile.
  @usableFromInline
  func began(_ task: Task<Void, Never>) {
    status.withLock { $0.task = task }
    // Read after the lock: a `cancel()` that came too early to find the task has set the flag before.
    if isCancelled { task.cancel() }
  }

  /// The number of its actions that have gathered in a round of the mailbox.
  @inlinable
  func gathered(in round: Int) -> Int {
    gatheringRound.load(ordering: .relaxed) == round ? gathered.load(ordering: .relaxed) : 0
  }

  /// Counts one more action in a round of the mailbox.
  @inlinable
  func gathers(in round: Int) -> Int {
    let count = gathered(in: round) &+ 1
    gathered.store(count, ordering: .relaxed)
    gatheringRound.store(round, ordering: .relaxed)
    return count
  }

  func end() {
    ending.store(true, ordering: .relaxed)
  }

  /// Cancels the effect. No action that it sends arrives any more.
  func cancel() {
    cancellation.store(true, ordering: .releasing)
    task?.cancel()
  }
}

package enum EffectWait {
  /// Marks a sleep that only limits an effect, such as a timeout. Test clocks don't report it as a wait.
  @TaskLocal package static var isLimit = false

  /// The task that runs, if a test watches it.
  @TaskLocal package static var watched: WatchedTask?
}

/// A task that no store has started, such as that of a view, while a test watches what it waits for.
package struct WatchedTask: Sendable {
  /// The task, as if an effect had started it.
  package let task: RunningEffect

  /// Called after the task has begun to wait.
  private let onWait: @Sendable () -> Void

  package init(name: String, onWait: @escaping @Sendable () -> Void) {
    self.onWait = onWait
    let origin = EffectOrigin(
      kind: "task", name: name, place: SourcePlace(fileID: "task", line: 0))
    task = RunningEffect(
      ordinal: 0, slot: 0, groupSlot: 0, origin: origin, context: EffectContext(),
      group: EffectGroup())
  }

  /// Records what the task waits for, as ``RunningEffect/waits(for:)`` does.
  package func waits(for description: @escaping @Sendable () -> String?) -> Int {
    defer { onWait() }
    return task.waits(for: description)
  }
}
