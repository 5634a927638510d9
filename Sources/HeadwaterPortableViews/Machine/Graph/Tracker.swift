import Synchronization

/// Follows what a node reads, and asks for the node to be evaluated when some of it changes.
///
/// `withObservationTracking` cannot be cancelled: a node that goes away, or is evaluated for
/// another reason, would leave its registrations in every model that it read, for as long as
/// those models do not change. So each tracking also reads a property that belongs to the tracker,
/// see ``Cancellation``; changing it ends the tracking and removes all of its registrations.
final class Tracker: Sendable {
  private let invalidations: Invalidations
  private let cancellation: Cancellation
  /// Odd while a tracking is armed; a tracking that finds another number has been cancelled.
  private let generation = Atomic<Int>(0)
  /// The node, until it is unmounted. The graph reads this only while it lives, and a node of a
  /// living graph is unmounted before it goes, hence no weak reference with its table is needed.
  @MainActor private(set) unowned var node: ViewNode?

  @MainActor
  init(_ node: ViewNode) {
    self.node = node
    invalidations = node.graph.invalidations
    cancellation = node.graph.cancellations.take()
  }

  /// Runs `read` and follows every observable property that it reads.
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
