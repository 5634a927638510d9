/// Sees every turn of a store. Recorders, inspectors and loggers of a whole app are store observers.
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
/// - The store calls it on its actor, in the order of the turns: after the reducer, the observers of
///   values and the middlewares, and before the effects of the turn start.
/// - It sees the action that was reduced. If a middleware has replaced an action, that is the
///   replacement, and its origin names the original.
/// - It may read the store and send to it. An action that it sends waits for the end of the turn.
/// - It sees every turn, whatever the store's `emits` says.
/// - If it keeps a state, the next change has to copy the collections in that state.
/// - A store without observers pays nothing for them.
public protocol StoreObserver<State, Action> {
  /// The state of the store.
  associatedtype State

  /// The actions of the store.
  associatedtype Action

  /// Called once, when the observer is attached.
  ///
  /// - Parameter state: The current state.
  func attached(state: State)

  /// Called for each turn.
  ///
  /// - Parameters:
  ///   - turn: The action and its origin.
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

  /// The origin of the action.
  public let origin: ActionOrigin

  /// Whether a middleware stopped the action. The reducer never sees a stopped action.
  public let isStopped: Bool
}

extension StoreTurn: Sendable where Action: Sendable {}
