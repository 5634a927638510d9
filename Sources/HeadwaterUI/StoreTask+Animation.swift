import Headwater
import HeadwaterViews

// With these functions, `withAnimation { store.send(.tapped) }` is a statement although `send` returns a
// task. SwiftUI's function returns the result of its closure and is not discardable: a closure that returns
// nothing, such as a button's action, could not contain the call without a warning. A closure with more
// than one statement goes to SwiftUI's function, since `SingleSend` does not accept it.

/// Sends an action, and animates the changes on the screen that result from it.
///
/// ```swift
/// Button("Add") { withAnimation { store.send(.addTapped) } }
/// ```
///
/// - Parameters:
///   - animation: The animation, where views are animated; nil shows the changes at once.
///   - body: Sends the action.
/// - Returns: The effects of the action, to wait for or to cancel.
@discardableResult
public func withAnimation(
  _ animation: Animation? = .default, @SingleSend _ body: () throws -> StoreTask
) rethrows -> StoreTask {
  try animated(animation, body)
}

/// Sends an action, animates the resulting changes on the screen, and calls a function when that is complete.
///
/// - Parameters:
///   - animation: The animation, where views are animated; nil shows the changes at once.
///   - criteria: When the animation counts as complete.
///   - body: Sends the action.
///   - completion: Called when the animation is complete.
/// - Returns: The effects of the action, to wait for or to cancel.
@discardableResult
public func withAnimation(
  _ animation: Animation? = .default,
  completionCriteria criteria: AnimationCompletionCriteria = .logicallyComplete,
  @SingleSend _ body: () throws -> StoreTask, completion: @escaping () -> Void
) rethrows -> StoreTask {
  try animated(animation, criteria, body, completion)
}

/// Sends an action in a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the resulting changes.
///   - body: Sends the action.
/// - Returns: The effects of the action, to wait for or to cancel.
@discardableResult
public func withTransaction(
  _ transaction: Transaction, @SingleSend _ body: () throws -> StoreTask
) rethrows -> StoreTask {
  try inTransaction(transaction, body)
}

/// Builds a closure that sends one action and does nothing else.
@resultBuilder
public enum SingleSend {
  /// Returns the task of the send.
  public static func buildBlock(_ task: StoreTask) -> StoreTask { task }
}

// The generic result of these functions makes them call the view layer's functions.

private func animated<Result>(
  _ animation: Animation?, _ body: () throws -> Result
) rethrows -> Result {
  try withAnimation(animation, body)
}

private func animated<Result>(
  _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ body: () throws -> Result,
  _ completion: @escaping () -> Void
) rethrows -> Result {
  try withAnimation(animation, completionCriteria: criteria, body, completion: completion)
}

private func inTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(transaction, body)
}
