import Synchronization

/// Tracks what a node reads, and requests a new evaluation of the node when any of it changes.
///
/// `withObservationTracking` cannot be cancelled. A node that is unmounted, or evaluated for another
/// reason, would leave its registrations in each model that it read until that model changes. So each
/// tracking also reads a ``Cancellation`` that belongs to the tracker. A tracker ends the cancellation to end
/// the tracking and to remove all of its registrations.
final class Tracker: Sendable {
  private let invalidations: Invalidations
  private let cancellation: Cancellation
  /// Odd during a tracking. A tracking that finds another number has been cancelled.
  private let generation = Atomic<Int>(0)
  /// The node, until it is unmounted. Only a living graph reads it, and unmounts each node before the node
  /// goes away. So it needs no weak reference, which would cost a side table.
  @MainActor private(set) unowned var node: ViewNode?

  @MainActor
  init(_ node: ViewNode) {
    self.node = node
    invalidations = node.graph.invalidations
    cancellation = node.graph.cancellations.take()
  }

  /// Runs `read` and tracks each observable property that it reads.
  @MainActor
  func track<Value>(_ read: () -> Value) -> Value {
    cancel()
    let generation = generation.add(1, ordering: .sequentiallyConsistent).newValue
    return withObservationTracking {
      let value = read()
      cancellation.read()
      return value
    } onChange: {
      self.fire(generation)
    }
  }

  /// Ends the tracking and removes its registrations.
  func cancel() {
    let current = generation.load(ordering: .sequentiallyConsistent)
    guard current % 2 == 1, advance(from: current) else { return }
    cancellation.end()
  }

  /// Ends the tracking for good.
  @MainActor
  func end() {
    guard let node else { return }
    cancel()
    node.graph.cancellations.takeBack(cancellation)
    self.node = nil
  }

  private func fire(_ tracked: Int) {
    guard advance(from: tracked) else { return }
    invalidations.add(self)
  }

  private func advance(from expected: Int) -> Bool {
    generation.compareExchange(
      expected: expected, desired: expected + 1, ordering: .sequentiallyConsistent
    ).exchanged
  }
}
