/// Sees every turn of a store: the one hook for recorders, inspectors and loggers of a whole app.
///
/// ```swift
/// final class LastActions<State, Action>: StoreObserver {
///   private(set) var lines: [String] = []
///
///   func turnEnded(_ turn: StoreTurn<Action>, state: State) {
///     lines.append("\(turn.action) from \(turn.origin)")
///   }
/// }
///
/// let subscription = store.attach(observer)
/// ```
///
/// - It is called on the store's actor, in the order of the turns: after the reducer, the observers
///   of values and the middlewares, and before the effects of the turn start.
/// - It sees what was reduced: of a replaced action the replacement, whose origin tells the original.
/// - It may read the store and send to it; what it sends waits for the end of the turn.
/// - A store without one pays nothing for it. `emits` has no say here.
/// - An observer that keeps a state makes the next change copy the collections in it.
public protocol StoreObserver<State, Action> {
  /// The state of the store.
  associatedtype State

  /// The actions of the store.
  associatedtype Action

  /// Called once, when the observer is attached.
  ///
  /// - Parameter state: The state as it is then.
  func attached(state: State)

  /// Called for each turn.
  ///
  /// - Parameters:
  ///   - turn: The action, and where it came from.
  ///   - state: The state after it.
  func turnEnded(_ turn: StoreTurn<Action>, state: State)
}

extension StoreObserver {
  public func attached(state: State) {}
}

/// One action that a store has processed.
public struct StoreTurn<Action> {
  /// The action as the reducer saw it.
  public let action: Action

  /// Where it came from.
  public let origin: ActionOrigin

  /// Whether a middleware stopped the action, so that the reducer never saw it.
  public let isStopped: Bool
}

extension StoreTurn: Sendable where Action: Sendable {}
