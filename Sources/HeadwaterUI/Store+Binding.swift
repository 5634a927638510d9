import Headwater
import HeadwaterViews

extension Store {
  /// Returns a binding that reads a value of the state and sends an action for each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// The new value does not reach the state by itself: the reducer decides what to do with it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: Returns the action for a new value.
  /// - Returns: A binding for a control.
  public func binding<Value: Equatable>(
    _ path: KeyPath<State, Value>,
    _ action: @escaping @MainActor @Sendable (Value) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    let shown = ShownField(store: self, path: path)
    return Binding(
      get: { @MainActor in shown.value },
      set: { @MainActor value in
        shown.put(value) { self.send(action(value), fileID: fileID, line: line) }
      })
  }

  /// Returns a binding that reads a value of the state and sends a mutating action for each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// A control that edits a value always changes it. You therefore leave out `.mutating`.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: Returns the mutating action for a new value.
  /// - Returns: A binding for a control.
  public func binding<Value: Equatable, MutatingAction, EffectAction>(
    _ path: KeyPath<State, Value>,
    _ action: @escaping @MainActor @Sendable (Value) -> MutatingAction,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> where Action == SplitAction<MutatingAction, EffectAction> {
    let shown = ShownField(store: self, path: path)
    return Binding(
      get: { @MainActor in shown.value },
      set: { @MainActor value in
        shown.put(value) { self.send(.mutating(action(value)), fileID: fileID, line: line) }
      })
  }

  /// Returns a binding that reads a value of the state and sends a case of the action with each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, action: \.usernameChanged))
  /// ```
  ///
  /// The new value does not reach the state by itself: the reducer decides what to do with it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: The case that carries a new value.
  /// - Returns: A binding for a control. The next evaluation of the view makes an equal one.
  public func binding<Value: Equatable, Path: CasePath>(
    _ path: KeyPath<State, Value>, action: CaseKeyPath<Action, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> where Action: CasePathable, Path.Root == Action, Path.Value == Value {
    let place = SourcePlace(fileID: fileID, line: line)
    let field = BoundField<State, Value, Path>(path, at: place)
    return Bindable(self)[dynamicMember: \Store<State, Action>.[field]]
  }

  /// Returns a binding to the value of a case of the state, which sends a case of the action with each new value.
  ///
  /// ```swift
  /// if let text = store.binding(case: \.text, action: \.textChanged) { TextField("Text", text: text) }
  /// ```
  ///
  /// Once the state is a different case, the binding reads the value that it had first.
  ///
  /// - Parameters:
  ///   - state: The case with the value.
  ///   - action: The case that carries a new value.
  /// - Returns: The binding; nil if the state is a different case.
  public func binding<StatePath: CasePath, Path: CasePath>(
    case state: CaseKeyPath<State, StatePath>, action: CaseKeyPath<Action, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<StatePath.Value>?
  where
    State: CasePathable, StatePath.Root == State, StatePath.Value: Equatable,
    Action: CasePathable, Path.Root == Action, Path.Value == StatePath.Value
  {
    guard let value = self[\State[valueOf: BoundCase<StatePath>()]] else { return nil }
    let shown = ShownCase<State, Action, StatePath>(store: self, first: value)
    return Binding(
      get: { @MainActor in shown.value },
      set: { @MainActor value in self.send(Path.embed(value), fileID: fileID, line: line) })
  }

  subscript<Value: Equatable, Path: CasePath>(
    field: BoundField<State, Value, Path>
  ) -> Value where Path.Root == Action, Path.Value == Value {
    get { boundValue(field.path) }
    set {
      put(newValue, at: field.path) {
        send(Path.embed(newValue), fileID: field.place.fileID, line: field.place.line)
      }
    }
  }
}

/// A field of a store's state that a binding reads.
///
/// With main-actor default isolation, a key path to a field is not Sendable, and the closures of a binding
/// may only capture Sendable values. This object keeps the path on the main actor.
@MainActor
private final class ShownField<State, Action, Value: Equatable> {
  private let store: Store<State, Action>
  private let path: KeyPath<State, Value>

  init(store: Store<State, Action>, path: KeyPath<State, Value>) {
    self.store = store
    self.path = path
  }

  var value: Value { store.boundValue(path) }

  func put(_ value: Value, send: () -> Void) {
    store.put(value, at: path, send: send)
  }
}

/// The value of a case of a store's state that a binding reads.
@MainActor
private final class ShownCase<State: CasePathable, Action, Path: CasePath>
where Path.Root == State, Path.Value: Equatable {
  private let store: Store<State, Action>
  private let first: Path.Value

  init(store: Store<State, Action>, first: Path.Value) {
    self.store = store
    self.first = first
  }

  var value: Path.Value { store[\State[valueOf: BoundCase<Path>()]] ?? first }
}

/// A case as the index of a key path.
struct BoundCase<Path: CasePath>: Hashable {
  // Key paths compare the contents of their indices and not the types.
  private let path = ObjectIdentifier(Path.self)
}

extension CasePathable {
  subscript<Path: CasePath>(valueOf path: BoundCase<Path>) -> Path.Value? where Path.Root == Self {
    Path.extract(self)
  }
}

/// A field of a state, and the case of an action for its change.
struct BoundField<State, Value, Path: CasePath>: Hashable {
  let path: KeyPath<State, Value>

  /// Key paths compare the contents of their indices and not the types. Without this, bindings of one field to
  /// two cases would be equal.
  private let action = ObjectIdentifier(Path.self)

  /// The line that has made the binding. Bindings of other lines to the same field are equal to it.
  let place: SourcePlace

  init(_ path: KeyPath<State, Value>, at place: SourcePlace) {
    self.path = path
    self.place = place
  }

  static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.action == right.action
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(action)
  }
}
