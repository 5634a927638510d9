import Headwater

/// The counter of "Architecture made for SwiftUI", unchanged: the state is a number, and the reducer is a
/// function.
public typealias AppState = Int

/// The actions of the counter.
public enum AppAction: Equatable, Sendable {
  case increment
  case decrement
  case reset
}

/// Returns the next number, which is never below zero.
public func appReducer(state: AppState, action: AppAction) -> AppState {
  switch action {
  case .increment: state + 1
  case .decrement: max(state - 1, 0)
  case .reset: 0
  }
}

/// Makes a store that counts from zero.
@MainActor
public func counterStore() -> Store<AppState, AppAction> {
  Store(initialState: 0, reducer: Reduce.returning(appReducer))
}
