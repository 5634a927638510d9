// @inlinable: each action passes here.

/// The conditions that keep `send` from its fast path.
///
/// The type stands outside of `Engine`, which is generic, and is the same for all engines.
@usableFromInline
struct EngineFlags: OptionSet {
  @usableFromInline let rawValue: UInt16

  @inlinable
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Nothing has been sent, observed or subscribed to yet.
  @inlinable static var unused: EngineFlags { EngineFlags(rawValue: 1) }

  /// The reducer has the state on loan.
  @inlinable static var reducing: EngineFlags { EngineFlags(rawValue: 2) }

  /// A turn is under way; a new action has to wait.
  @inlinable static var processing: EngineFlags { EngineFlags(rawValue: 4) }

  /// There are observers or subscribers.
  @inlinable static var observed: EngineFlags { EngineFlags(rawValue: 8) }

  /// Follow-ups wait for `processNext()`.
  @inlinable static var stepping: EngineFlags { EngineFlags(rawValue: 16) }

  /// A change of the state may end effects or begin subscriptions.
  @inlinable static var stateful: EngineFlags { EngineFlags(rawValue: 64) }

  /// There are middlewares or store observers.
  @inlinable static var intercepted: EngineFlags { EngineFlags(rawValue: 128) }

  /// A scheduler is told when the queue is empty.
  @inlinable static var scheduled: EngineFlags { EngineFlags(rawValue: 256) }

  /// A delayed start keeps subscriptions and the work of middlewares from beginning.
  @inlinable static var startDelayed: EngineFlags { EngineFlags(rawValue: 512) }

  /// A misuse by the reducer is being reported; the handler of the report may read the store.
  @inlinable static var reporting: EngineFlags { EngineFlags(rawValue: 1_024) }

  /// Actions wait in the queue.
  @inlinable static var queued: EngineFlags { EngineFlags(rawValue: 32) }
}
