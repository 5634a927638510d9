/// An action of one screen of a stack, or a change of the stack itself.
///
/// ```swift
/// struct State { var path: StackState<Screen.State> = [] }
/// enum Action { case path(StackAction<Screen.State, Screen.Action>) }
///
/// var body: some Reducer<State, Action> {
///   Screen().lift(stack: \.path, action: \.path)
///   Reduce { state, action in … }
/// }
/// ```
public enum StackAction<State, Action> {
  /// An action of the screen with an id.
  case element(id: StackElementID, action: Action)

  /// Pushes a screen. A `NavigationLink(state:)` sends it.
  case push(State)

  /// Pops a screen, with those above it.
  case popFrom(id: StackElementID)
}

extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}

extension StackAction: ActionWithID {
  var elementID: Any {
    switch self {
    case .element(let id, _), .popFrom(let id): id
    case .push: "push"
    }
  }

  var elementAction: Any? {
    if case .element(_, let action) = self { action } else { nil }
  }
}

/// The path from an action to that of a screen on a stack.
@usableFromInline
enum StackElementPath<Path: CasePath, State, Action>: CasePath
where Path.Value == StackAction<State, Action> {
  @inlinable
  static func embed(_ value: ElementAction<StackElementID, Action>) -> Path.Root {
    switch value {
    case .element(let id, let action): Path.embed(.element(id: id, action: action))
    }
  }

  @inlinable
  static func extract(_ root: Path.Root) -> ElementAction<StackElementID, Action>? {
    guard case .element(let id, let action)? = Path.extract(root) else { return nil }
    return .element(id: id, action: action)
  }
}
