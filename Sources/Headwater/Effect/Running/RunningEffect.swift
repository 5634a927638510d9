// @inlinable: each action of an effect passes here.

import Synchronization

/// An effect that was started and has not ended: what it is, and whether it was cancelled.
///
/// The store's actor and the effect's own task both hold it, so what changes stands behind a mutex, or
/// is atomic.
@usableFromInline
package final class RunningEffect: Sendable {
  /// The number of this start within its store. Two starts under one id differ in it, which keeps
  /// the end of the former from ending the latter.
  @usableFromInline package let ordinal: UInt64

  /// Its places in the store's registry and in its group.
  let slot: Int
  let groupSlot: Int

  @usableFromInline package let origin: EffectOrigin

  @usableFromInline let context: EffectContext

  @usableFromInline package let group: EffectGroup

  /// Atomic, since it is read for each action that the effect sends.
  @usableFromInline let cancellation = Atomic(false)

  /// Whether its work is over; changed and read on the store's actor only.
  @usableFromInline let ending = Atomic(false)

  /// How many of its actions wait in a store that steps; changed and read on the store's actor only.
  let waitingCount = Atomic(0)

  /// How many of its actions have gathered in the mailbox, and in which of its rounds; changed under
  /// the mailbox's lock only.
  @usableFromInline let gathered = Atomic(0)
  @usableFromInline let gatheringRound = Atomic(0)

  private struct Status {
    var task: Task<Void, Never>?
    var waits: [(number: Int, words: @Sendable () -> String)] = []
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

  @inlinable var hasEnded: Bool { ending.load(ordering: .relaxed) }

  @inlinable package var isCancelled: Bool { cancellation.load(ordering: .acquiring) }

  /// What the effect is suspended on, when a test clock or another instrument has told.
  package var waitsFor: String? {
    // Asked outside of the lock, since a clock that answers has one of its own.
    let words = status.withLock { $0.waits.first?.words }
    return words?()
  }

  /// - Parameter description: Asked when somebody wants to know.
  /// - Returns: The number by which the wait is ended; the child tasks of an effect have one each.
  package func waits(for description: @escaping @Sendable () -> String) -> Int {
    status.withLock { status in
      defer { status.nextWait += 1 }
      status.waits.append((status.nextWait, description))
      return status.nextWait
    }
  }

  package func endsWait(_ number: Int) {
    status.withLock { $0.waits.removeAll { $0.number == number } }
  }

  /// The task that does the work, once it has begun.
  package var task: Task<Void, Never>? { status.withLock { $0.task } }

  /// Takes the task that does the work; cancels it at once if the effect was cancelled meanwhile.
  @usableFromInline
  func began(_ task: Task<Void, Never>) {
    status.withLock { $0.task = task }
    // Read after the lock: a `cancel()` that came too early to find the task has left its mark before.
    if isCancelled { task.cancel() }
  }

  /// How many of its actions have gathered in a round of the mailbox.
  @inlinable
  func gathered(in round: Int) -> Int {
    gatheringRound.load(ordering: .relaxed) == round ? gathered.load(ordering: .relaxed) : 0
  }

  /// Counts one more.
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

  /// From here on nothing that the effect sends arrives.
  func cancel() {
    cancellation.store(true, ordering: .releasing)
    task?.cancel()
  }
}

/// Tells clocks of tests whose sleep only limits an effect, and is not what the effect waits for.
package enum EffectWait {
  @TaskLocal package static var isLimit = false
}
