import Headwater
import HeadwaterViews

extension Store {
  /// Sends an action, and animates what changes on the screen because of it.
  ///
  /// ```swift
  /// Button("Add") { store.send(.addTapped, animation: .default) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: How the change is shown, where views are animated; nil shows it at once.
  /// - Returns: The effects that it set going, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action, animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    withAnimation(animation) { send(action, fileID: fileID, line: line) }
  }
}
