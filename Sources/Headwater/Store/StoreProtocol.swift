/// What a view needs of a store: to read its state and to send to it.
///
/// A view that is generic over it takes a `Store`, one of its scopes, or a double of your own:
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
  /// The state that is read.
  associatedtype State

  /// The actions that are sent.
  associatedtype Action

  /// The whole state.
  var state: State { get }

  /// A value of the state. `Store` tracks it for its key path alone; the default reads it from
  /// `state`.
  subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value { get }

  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - fileID: The file that sends it, for issues and tools.
  ///   - line: The line that sends it.
  /// - Returns: The effects that it set going, to wait for or to cancel.
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
  /// Its labels differ from those of the requirement, which it would else hide.
  @discardableResult
  public func send(
    _ action: Action, file: StaticString = #fileID, at line: UInt = #line
  ) -> StoreTask {
    send(action, fileID: file, line: line)
  }

  /// A closure that sends an action, to hand to a button.
  public func call(
    _ action: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> @MainActor () -> Void {
    { _ = send(action, fileID: fileID, line: line) }
  }
}

extension Store: StoreProtocol {}
