// @inlinable: each action passes here.

/// Everything that keeps `send` from its shortest way.
///
/// It stands outside of the engine, which is generic, so that it is one type for all.
@usableFromInline
struct EngineFlags: OptionSet {
  @usableFromInline let rawValue: UInt16

  @inlinable
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Nobody has sent, observed or subscribed yet.
  @inlinable static var unused: EngineFlags { EngineFlags(rawValue: 1) }

  /// The reducer has the state on loan.
  @inlinable static var reducing: EngineFlags { EngineFlags(rawValue: 2) }

  /// A turn is under way, so that a new action has to wait.
  @inlinable static var processing: EngineFlags { EngineFlags(rawValue: 4) }

  /// Somebody observes or subscribes.
  @inlinable static var observed: EngineFlags { EngineFlags(rawValue: 8) }

  /// Follow-ups wait for `processNext()`.
  @inlinable static var stepping: EngineFlags { EngineFlags(rawValue: 16) }

  /// A change of the state may end effects or begin subscriptions.
  @inlinable static var stateful: EngineFlags { EngineFlags(rawValue: 64) }

  /// There are middlewares or store observers.
  @inlinable static var intercepted: EngineFlags { EngineFlags(rawValue: 128) }

  /// A scheduler wants to know when the queue is empty.
  @inlinable static var scheduled: EngineFlags { EngineFlags(rawValue: 256) }

  /// A delayed start keeps subscriptions and the work of middlewares from beginning.
  @inlinable static var startDelayed: EngineFlags { EngineFlags(rawValue: 512) }

  /// The reducer is being reported, so that whoever is told may read the store too.
  @inlinable static var reporting: EngineFlags { EngineFlags(rawValue: 1_024) }

  /// Actions wait in the queue.
  @inlinable static var queued: EngineFlags { EngineFlags(rawValue: 32) }
}
