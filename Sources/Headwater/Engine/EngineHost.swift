/// The store around an engine, as the engine sees it: who can reach the engine from anywhere.
///
/// The engine does not keep it, since it is what keeps the engine.
@usableFromInline
package protocol EngineHost<State>: AnyObject, Sendable {
  associatedtype State

  /// The actor whose isolation protects the engine; nil for none.
  var engineIsolation: (any Actor)? { get }

  /// Lends the state on the actor.
  func lendState(_ body: @escaping @Sendable (State) -> Void) async
}
