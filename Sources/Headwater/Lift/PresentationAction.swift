/// An action of a feature that is presented, as a sheet, an alert or a screen is, or the dismissal of it.
///
/// ```swift
/// struct State { var editor: Editor.State? }
/// enum Action { case editor(PresentationAction<Editor.Action>) }
///
/// var body: some Reducer<State, Action> {
///   Editor().lift(optional: \.editor, action: \.editor)
///   Reduce { state, action in … }
/// }
/// ```
public enum PresentationAction<Action> {
  /// Removes the feature.
  case dismiss

  /// An action of the feature.
  case presented(Action)
}

extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

/// A presentation's action whose type is not known. It names no place in the state.
protocol ActionOfPresentation {}

extension PresentationAction: ActionOfPresentation {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation.
  public struct Cases: Sendable {
    /// The path of ``PresentationAction/dismiss``.
    public enum DismissCase: CasePath {
      @inlinable
      public static func embed(_ value: Void) -> PresentationAction { .dismiss }

      @inlinable
      public static func extract(_ root: PresentationAction) -> Void? {
        if case .dismiss = root { () } else { nil }
      }
    }

    /// The path of ``PresentationAction/presented(_:)``.
    public enum PresentedCase: CasePath {
      @inlinable
      public static func embed(_ value: Action) -> PresentationAction { .presented(value) }

      @inlinable
      public static func extract(_ root: PresentationAction) -> Action? {
        if case .presented(let action) = root { action } else { nil }
      }

      @inlinable
      public static func withValue<Result>(
        of root: PresentationAction, _ body: (Action) -> Result
      ) -> Result? {
        if case .presented(let action) = root { body(action) } else { nil }
      }
    }

    /// The dismissal.
    public var dismiss: DismissCase.Type { DismissCase.self }

    /// The actions of the feature.
    public var presented: PresentedCase.Type { PresentedCase.self }
  }

  /// The case paths of a presentation.
  public static var cases: Cases { Cases() }
}

/// The path from an action to that of a feature that it presents.
@usableFromInline
enum PresentedPath<Path: CasePath, Action>: CasePath
where Path.Value == PresentationAction<Action> {
  @inlinable
  static func embed(_ value: Action) -> Path.Root { Path.embed(.presented(value)) }

  @inlinable
  static func extract(_ root: Path.Root) -> Action? {
    if case .presented(let action)? = Path.extract(root) { action } else { nil }
  }
}
