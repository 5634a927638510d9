import Observation

/// Holds the state of a feature, takes its actions, runs its effects, and tells views what changed.
///
/// ```swift
/// struct CounterView: View {
///   @State private var store = Store(initialState: Counter.State(), reducer: Counter())
///
///   var body: some View {
///     Text("\(store.count)")
///     Button("Increment", action: store.call(.increment))
///   }
/// }
/// ```
///
/// - `send` is the only way to change the state, for views and for effects alike.
/// - Actions are processed first in, first out, and never nested: one that is sent from inside a turn
///   waits for its end.
/// - A value that is read is tracked for its key path alone: an observer is told when that value has
///   become another, once a turn, whatever else happened.
/// - A store is inert until it is first sent to, read or subscribed. Its effects end with it.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  @usableFromInline let engine: Engine<State, Action>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: What an action does to the state. Its `body` is evaluated once, at the first use.
  ///   - runtime: How effects run: `.live`, or by hand in tests.
  @inlinable
  public init<R: Reducer>(
    initialState: State, reducer: R, runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action {
    engine = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    connect()
  }

  /// Makes a store with middlewares around its reducer.
  ///
  /// - Parameters:
  ///   - initialState: The state before any action.
  ///   - reducer: What an action does to the state.
  ///   - middleware: What sees each action before and after the reducer.
  ///   - runtime: How effects run: `.live`, or by hand in tests.
  @inlinable
  public init<R: Reducer, M: Middleware>(
    initialState: State, reducer: R, middleware: M, runtime: EffectRuntime = .live
  ) where R.State == State, R.Action == Action, M.State == State, M.Action == Action {
    engine = Engine(initialState: initialState, reducer: reducer, runtime: runtime)
    engine.install(middleware.resolved())
    connect()
  }

  /// Sends an action: the one way to change the state.
  ///
  /// When it returns, the action has been processed, and everything that followed from it at once;
  /// unless it was sent from inside a turn, in which case it waits until that turn is over.
  ///
  /// - Parameter action: What happened.
  /// - Returns: The effects that it set going, to wait for or to cancel.
  @inlinable
  @discardableResult
  public func send(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    StoreTask(engine.send(action, from: SourcePlace(fileID: fileID, line: line)))
  }

  /// A closure that sends an action, to hand to a button.
  ///
  /// ```swift
  /// Button("Reset", action: store.call(.reset))
  /// ```
  public func call(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> @MainActor () -> Void {
    { self.send(action, fileID: fileID, line: line) }
  }

  /// What is done with misuse of this store; it prints by default.
  public var onIssue: (StoreIssue) -> Void {
    get { engine.onIssue }
    set { engine.onIssue = newValue }
  }

  @usableFromInline
  func connect() {
    engine.actor = MainActor.shared
    engine.wake = { [weak self] in
      Task { @MainActor in self?.engine.deliverLetters() }
    }
    engine.readLater = { [weak self] body in
      await MainActor.run { if let self { body(self.engine.state) } }
    }
    engine.runtime.scheduler?.attach(actor: MainActor.shared) { [weak self] in
      MainActor.assumeIsolated { self?.engine.deliverNextLetter() ?? false }
    }
  }
}

extension Store: Observable {}
