/// A long-lived effect whose life is a function of state: it runs as long as the state implies it.
public struct Subscription<Action> {
  let id: EffectID.Key
  let effect: () -> Effect<Action>
  let place: SourcePlace

  /// Names an effect that runs while a state implies it.
  ///
  /// - Parameters:
  ///   - id: What is subscribed to, its parameters included: an effect with the same id is left
  ///     alone when the state changes, so an interval of two seconds needs another id than one of
  ///     three.
  ///   - effect: Started when the id first appears.
  public init(
    id: some Hashable & Sendable, _ effect: @escaping @autoclosure () -> Effect<Action>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      id: EffectID.Key(id), effect: effect, place: SourcePlace(fileID: fileID, line: line))
  }

  init(
    id: EffectID.Key, effect: @escaping () -> Effect<Action>, place: SourcePlace
  ) {
    self.id = id
    self.effect = effect
    self.place = place
  }

  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction, scopeKey: EffectID.Key
  ) -> Subscription<NewAction> {
    let effect = effect
    return Subscription<NewAction>(
      id: id,
      effect: { effect().map(transform, scopeKey: scopeKey) },
      place: place)
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
/// After a turn that may have changed the state, the store starts those that are new, cancels those
/// that are gone, and leaves the rest alone: nobody writes pairs of start and stop. Of two with the
/// same id in one list the first begins, and the second is ignored.
public struct Subscriptions<State, Action>: Reducer {
  @usableFromInline let function: (State) -> [Subscription<Action>]

  /// Makes the subscriptions of a state.
  ///
  /// - Parameter function: The subscriptions that a state implies.
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
