/// A long-lived effect that runs as long as the state implies it.
public struct Subscription<Action> {
  let id: EffectID.Key
  let effect: () -> Effect<Action>
  let place: SourcePlace

  /// Whether it is a request that ends, and that the action waits for which has asked for it.
  let isRequest: Bool

  /// Makes a subscription.
  ///
  /// While the id stays the same, the running effect is left alone. Everything that the effect depends on
  /// therefore belongs in the id:
  ///
  /// ```swift
  /// // Wrong: a new interval does not change the running timer.
  /// Subscription(id: "timer", .stream(clock.timer(interval: state.interval)) { .ticked })
  ///
  /// // Right: a new interval is a new id, and starts a new timer.
  /// Subscription(id: state.interval, .stream(clock.timer(interval: state.interval)) { .ticked })
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of the subscription, including its parameters.
  ///   - effect: The effect, started when the id first appears.
  public init(
    id: some Hashable & Sendable, _ effect: @escaping @autoclosure () -> Effect<Action>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      id: EffectID.Key(id), effect: effect, place: SourcePlace(fileID: fileID, line: line))
  }

  init(
    id: EffectID.Key, effect: @escaping () -> Effect<Action>, place: SourcePlace,
    isRequest: Bool = false
  ) {
    self.id = id
    self.effect = effect
    self.place = place
    self.isRequest = isRequest
  }

  /// The same subscription as a request.
  var asRequest: Subscription {
    Subscription(id: id, effect: effect, place: place, isRequest: true)
  }

  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction, scopeKey: EffectID.Key? = nil,
    dismissal: (() -> NewAction)? = nil
  ) -> Subscription<NewAction> {
    let effect = effect
    return Subscription<NewAction>(
      id: id,
      effect: {
        let mapped = effect().map(transform, scopeKey: scopeKey)
        return dismissal.map { mapped.presented(dismissal: $0).effect } ?? mapped
      },
      place: place, isRequest: isRequest)
  }
}

/// The long-lived effects that a state implies, such as timers, sockets or a database's changes.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Reduce { state, action in … }
///   Subscriptions { state in
///     if state.isRunning {
///       [Subscription(id: "timer", .stream(clock.timer(interval: .seconds(1))) { .ticked })]
///     } else {
///       []
///     }
///   }
/// }
/// ```
///
/// After a turn that may have changed the state, the store starts new subscriptions, cancels those that the
/// state no longer implies, and leaves the rest alone. A feature never pairs a start with a stop, and can't
/// forget one. If two subscriptions in one list have the same id, the first starts and the second is
/// ignored. The lists of two features never meet, even if both use the same id and the same state.
public struct Subscriptions<State, Action>: Reducer {
  @usableFromInline let function: (State) -> [Subscription<Action>]

  /// Makes the subscriptions of a feature.
  ///
  /// - Parameter function: Returns the subscriptions that a state implies.
  @inlinable
  public init(_ function: @escaping (_ state: State) -> [Subscription<Action>]) {
    self.function = function
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

  @inlinable
  public func mayChange(_ action: Action) -> Bool { false }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(
      reduce: { _, _ in .none }, mayChange: { _ in false },
      conditions: ReducerConditions([SubscriptionsCondition(function)]))
  }
}
