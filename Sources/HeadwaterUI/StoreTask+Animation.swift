import Headwater
import HeadwaterViews

// `withAnimation { store.send(.tapped) }` is a statement, although `send` gives a task. What SwiftUI has
// returns whatever its closure does, and is not discardable: a closure that returns nothing, such as a
// button's action, could not hold it. A closure that does more than one thing is left to what SwiftUI has:
// `SingleSend` does not take it.

/// Sends an action, and animates what changes on the screen because of it.
///
/// ```swift
/// Button("Add") { withAnimation { store.send(.addTapped) } }
/// ```
///
/// - Parameters:
///   - animation: How the change is shown, where views are animated; nil shows it at once.
///   - body: Sends the action.
/// - Returns: The effects that it set going, to wait for or to cancel.
@discardableResult
public func withAnimation(
  _ animation: Animation? = .default, @SingleSend _ body: () throws -> StoreTask
) rethrows -> StoreTask {
  try animated(animation, body)
}

/// Sends an action, animates what changes on the screen because of it, and says when that has ended.
///
/// - Parameters:
///   - animation: How the change is shown, where views are animated; nil shows it at once.
///   - criteria: When the animation counts as complete.
///   - body: Sends the action.
///   - completion: Called when the animation is complete.
/// - Returns: The effects that it set going, to wait for or to cancel.
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
///   - transaction: How the change is shown.
///   - body: Sends the action.
/// - Returns: The effects that it set going, to wait for or to cancel.
@discardableResult
public func withTransaction(
  _ transaction: Transaction, @SingleSend _ body: () throws -> StoreTask
) rethrows -> StoreTask {
  try inTransaction(transaction, body)
}

/// A closure that sends one action and does nothing else.
@resultBuilder
public enum SingleSend {
  /// Gives the task of the send.
  public static func buildBlock(_ task: StoreTask) -> StoreTask { task }
}

// In these the result has any type, so that they call what the view layer has.

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
