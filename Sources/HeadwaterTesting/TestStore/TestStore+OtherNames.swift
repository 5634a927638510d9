import Headwater

// Names of The Composable Architecture, and a mistake that is easy to make. Each is one error that says what to write.

/// Unavailable: a test store is named by its state and its actions.
@available(*, unavailable, message: "Write 'TestStore<Feature.State, Feature.Action>'.")
public typealias TestStoreOf<Feature: Reducer> = TestStore<Feature.State, Feature.Action>

extension TestStore {
  /// Unavailable: the reducer is an argument, and no closure.
  @available(
    *, unavailable,
    message:
      "The reducer is an argument: 'TestStore(initialState: Counter.State(), reducer: Counter())'."
  )
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: State, @ReducerBuilder<State, Action> reducer: () -> R
  ) where R.State == State, R.Action == Action {
    self.init(initialState: initialState, reducer: reducer())
  }

  /// Unavailable: the actions have no case paths.
  @available(
    *, unavailable,
    message: """
      The actions need '@CasePathable', and a case of this name. Without case paths, name the action: \
      'receive(.loaded(movies))'.
      """
  )
  @_disfavoredOverload
  public func receive(
    _ path: KeyPath<UnnamedCases, UnnamedCases>,
    changes change: ((_ state: inout State) throws -> Void)? = nil
  ) {}

  /// Unavailable: the actions have no case path of this name.
  @available(
    *, unavailable,
    message: """
      No case path has this name. Name cases from the store's actions on, each of an enum with \
      '@CasePathable': 'receive(\\.child.loaded)', and '\\.path.element.loaded' for all screens of a stack.
      """
  )
  @_disfavoredOverload
  public func receive(
    _ path: KeyPath<UnnamedCases, UnnamedCases>,
    changes change: ((_ state: inout State) throws -> Void)? = nil
  ) where Action: CasePathable {}

  /// Unavailable: actions wait until they are received.
  @available(*, unavailable, renamed: "skipWaitingActions")
  public func skipReceivedActions() {}

  /// Unavailable: a test cancels effects.
  @available(*, unavailable, renamed: "cancelEffects")
  public func skipInFlightEffects() {}
}

extension Exhaustivity {
  /// Unavailable: a test that states only some changes is relaxed.
  @available(*, unavailable, renamed: "relaxed")
  public static var off: Exhaustivity { .relaxed }
}
