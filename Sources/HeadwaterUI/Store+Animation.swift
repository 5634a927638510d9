import Headwater
import HeadwaterViews

extension Store {
  /// Sends an action, and animates the changes on the screen that result from it.
  ///
  /// ```swift
  /// Button("Add") { store.send(.addTapped, animation: .default) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to process.
  ///   - animation: The animation, where views are animated; nil shows the changes at once.
  /// - Returns: The effects of the action, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action, animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    withAnimation(animation) { send(action, fileID: fileID, line: line) }
  }
}
