// The lift of a presentation or a stack is easily forgotten: views show the state, and its actions do nothing.
// An action does not know the lifts, and the reducer does not know the views. A view's presentation knows both.
// It reports what cannot be meant: a dismissal or an answer that leaves the value, a push or a pop that leaves the
// screens. An action of the presented feature itself may rightly change nothing.

extension Store {
  /// Sends an action of a presentation. Without a lift of the presented state, it reports an action that leaves
  /// that state as it was.
  package func send<Child, ChildAction, Path: CasePath>(
    _ presentation: PresentationAction<ChildAction>, toPresented state: KeyPath<State, Child?>,
    embeddingIn path: Path.Type, at place: SourcePlace
  ) where Path.Root == Action, Path.Value == PresentationAction<ChildAction> {
    let action = Path.embed(presentation)
    guard !root.isLifted(PresentedPath<Path, ChildAction>.self) else {
      return send(action, at: place)
    }
    let before = value(state)
    send(action, at: place)
    guard before != nil, let after = value(state), isKnownEqual(before, after) ?? true else {
      return
    }
    root.report(
      PresumedLift.optional(state).forgotten(action, name: fullName(of: action), at: place))
  }

  /// Sends an action of a stack. Without a lift of the stack, it reports an action that leaves the ids of its
  /// screens as they were.
  @usableFromInline
  func send<ScreenState, ScreenAction, Path: CasePath>(
    _ stackAction: StackAction<ScreenState, ScreenAction>,
    toStack state: KeyPath<State, StackState<ScreenState>>, embeddingIn path: Path.Type,
    at place: SourcePlace
  ) where Path.Root == Action, Path.Value == StackAction<ScreenState, ScreenAction> {
    let action = Path.embed(stackAction)
    guard !root.isLifted(StackElementPath<Path, ScreenState, ScreenAction>.self) else {
      return send(action, at: place)
    }
    let before = value(state)?.ids
    send(action, at: place)
    guard value(state)?.ids == before else { return }
    root.report(PresumedLift.stack(state).forgotten(action, name: fullName(of: action), at: place))
  }

  private func send(_ action: Action, at place: SourcePlace) {
    send(action, fileID: place.fileID, line: place.line)
  }

  /// The current value of a field, untracked.
  private func value<Value>(_ path: KeyPath<State, Value>) -> Value? {
    var value: Value?
    _ = accessFunction()({ value = $0.pointee[keyPath: path] })
    return value
  }
}

/// Whether two values are equal; nil if they can't be compared.
private func isKnownEqual<Value>(_ left: Value?, _ right: Value) -> Bool? {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left else { return false }
  return (left as? any Equatable).map { compare($0) }
}

/// The name of an action with the cases of the library's types in it: ".editor(.presented(.saved))". Like that of
/// any action in an issue, it contains no value.
private func fullName(of action: Any) -> String {
  let name = actionName(action)
  guard !(action is any ActionWithID), let inner = Mirror(reflecting: action).children.first?.value,
    [action, inner].contains(where: { $0 is any ActionOfPresentation || $0 is any ActionWithID })
  else { return name }
  return "\(name)(\(fullName(of: inner)))"
}
