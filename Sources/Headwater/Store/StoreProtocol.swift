/// A store as a view uses it: it reads the state and sends actions.
///
/// A view that is generic over this protocol takes a `Store`, a scope, or a test double of your own:
///
/// ```swift
/// struct CounterView<S: StoreProtocol<Counter.State, Counter.Action>>: View {
///   let store: S
///
///   var body: some View {
///     Button("\(store.count)", action: store.call(.increment))
///   }
/// }
/// ```
///
/// For previews and tests of views, `Store.mock(state:onSend:)` is shorter than a double.
@MainActor
@dynamicMemberLookup
public protocol StoreProtocol<State, Action> {
  /// The type of the state.
  associatedtype State

  /// The type of the actions.
  associatedtype Action

  /// The whole state.
  var state: State { get }

  /// A value of the state. `Store` tracks it by its key path; the default implementation reads `state`.
  subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value { get }

  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: The action to process.
  ///   - fileID: The file of the call, for issues and tools.
  ///   - line: The line of the call.
  /// - Returns: The effects of the action, to wait for or to cancel.
  @discardableResult
  func send(_ action: Action, fileID: StaticString, line: UInt) -> StoreTask
}

extension StoreProtocol {
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// A value of the state that can't be compared.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Sends an action.
  ///
  /// Its labels differ from those of the requirement, which it would otherwise hide.
  @discardableResult
  public func send(
    _ action: Action, file: StaticString = #fileID, at line: UInt = #line
  ) -> StoreTask {
    send(action, fileID: file, line: line)
  }

  /// Returns a closure that sends an action, for a button.
  public func call(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> @MainActor () -> Void {
    { _ = send(action, fileID: fileID, line: line) }
  }
}

extension Store: StoreProtocol {}
