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

extension StackAction: CasePathable {
  /// The case paths of a stack's actions.
  public struct Cases: Sendable {
    /// The path of ``StackAction/element(id:action:)``. Its value has the id of the screen.
    public enum ElementCase: CasePath {
      @inlinable
      public static func embed(_ value: ElementAction<StackElementID, Action>) -> StackAction {
        switch value {
        case .element(let id, let action): .element(id: id, action: action)
        }
      }

      @inlinable
      public static func extract(_ root: StackAction) -> ElementAction<StackElementID, Action>? {
        if case .element(let id, let action) = root {
          .element(id: id, action: action)
        } else {
          nil
        }
      }
    }

    /// The path of ``StackAction/push(_:)``.
    public enum PushCase: CasePath {
      @inlinable
      public static func embed(_ value: State) -> StackAction { .push(value) }

      @inlinable
      public static func extract(_ root: StackAction) -> State? {
        if case .push(let screen) = root { screen } else { nil }
      }
    }

    /// The path of ``StackAction/popFrom(id:)``.
    public enum PopFromCase: CasePath {
      @inlinable
      public static func embed(_ value: StackElementID) -> StackAction { .popFrom(id: value) }

      @inlinable
      public static func extract(_ root: StackAction) -> StackElementID? {
        if case .popFrom(let id) = root { id } else { nil }
      }
    }

    /// The actions of the screens.
    public var element: ElementCase.Type { ElementCase.self }

    /// A screen that is pushed.
    public var push: PushCase.Type { PushCase.self }

    /// The id of a screen that is popped, with those above it.
    public var popFrom: PopFromCase.Type { PopFromCase.self }
  }

  /// The case paths of a stack's actions.
  public static var cases: Cases { Cases() }
}

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
