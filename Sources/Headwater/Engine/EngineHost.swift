/// The store around an engine, as the engine sees it. It can be reached from any thread.
///
/// The engine refers to it weakly, since the store owns the engine.
@usableFromInline
package protocol EngineHost<State>: AnyObject, Sendable {
  associatedtype State

  /// The actor whose isolation protects the engine; nil if there is none.
  var engineIsolation: (any Actor)? { get }

  /// Lends the state to a closure on the actor.
  func lendState(_ body: @escaping @Sendable (State) -> Void) async
}
