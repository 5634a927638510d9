import Headwater

/// The counter of "Architecture made for SwiftUI", as it stands there: the state is a number, and the
/// reducer a function.
public typealias AppState = Int

/// What can happen to the number.
public enum AppAction: Equatable, Sendable {
  case increment
  case decrement
  case reset
}

/// The next number; never below zero.
public func appReducer(state: AppState, action: AppAction) -> AppState {
  switch action {
  case .increment: state + 1
  case .decrement: max(state - 1, 0)
  case .reset: 0
  }
}

/// A store that counts from zero.
@MainActor
public func counterStore() -> Store<AppState, AppAction> {
  Store(initialState: 0, reducer: Reduce(returning: appReducer))
}
