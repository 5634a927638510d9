import Headwater
import HeadwaterViews

/// A store of a temporary part of the state, with the action that ends it, as an argument for a sheet or a
/// screen.
///
/// ```swift
/// .sheet(item: store.presenting(optional: \.editor, action: \.editor, dismissed: .editorClosed)) {
///   EditorView(store: $0)
/// }
/// ```
///
/// Closing the sheet sends the action. The presentation ends when the reducer has removed the state.
@MainActor
public struct StorePresentation<State, Action> {
  let item: Binding<PresentedStore<State, Action>?>

  fileprivate init(_ source: PresentationSource<State, Action>) {
    item = Binding(
      get: { @MainActor in source.presented },
      set: { @MainActor item in if item == nil { source.dismiss() } })
  }
}

/// A presented store. Two are equal if the identities of their states are.
struct PresentedStore<State, Action>: Identifiable, Hashable {
  let id: AnyHashable
  let store: Store<State, Action>

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The source of a presentation's store, and its dismissal.
@MainActor
private final class PresentationSource<State, Action> {
  private let store: () -> Store<State, Action>?
  private let identity: (Store<State, Action>) -> AnyHashable
  private let sendDismissed: () -> Void

  init(
    store: @escaping () -> Store<State, Action>?,
    identity: @escaping (Store<State, Action>) -> AnyHashable = { ObjectIdentifier($0) },
    dismissed: @escaping () -> Void
  ) {
    self.store = store
    self.identity = identity
    sendDismissed = dismissed
  }

  var presented: PresentedStore<State, Action>? {
    store().map { PresentedStore(id: identity($0), store: $0) }
  }

  /// Sends the dismissal, unless the state is gone already.
  func dismiss() {
    if store() != nil { sendDismissed() }
  }
}

extension Store {
  /// Returns an optional part of the state, for a sheet or a screen.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: The action sent when a person closes it; the reducer then removes the part.
  /// - Returns: The part's store, for `sheet(item:)` and the like.
  public func presenting<ChildState, Path: CasePath>(
    optional state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePresentation<ChildState, Path.Value> where Action: CasePathable, Path.Root == Action {
    presenting(dismissed: dismissed, fileID: fileID, line: line) {
      $0.scope(optional: state, action: action)
    }
  }

  /// Returns an optional part of the state with an id, for a sheet or a screen. A part with a different id is
  /// shown in a new sheet or screen.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: The action sent when a person closes it; the reducer then removes the part.
  /// - Returns: The part's store, for `sheet(item:)` and the like.
  public func presenting<ChildState: Identifiable, Path: CasePath>(
    optional state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePresentation<ChildState, Path.Value> where Action: CasePathable, Path.Root == Action {
    StorePresentation(
      PresentationSource(
        store: { self.scope(optional: state, action: action) },
        identity: { $0[\.id] },
        dismissed: { self.send(dismissed, fileID: fileID, line: line) }))
  }

  /// Returns a case of the state, for a sheet or a screen.
  ///
  /// - Parameters:
  ///   - state: The case with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: The action sent when a person closes it; the reducer then removes the part.
  /// - Returns: The part's store, for `sheet(item:)` and the like.
  public func presenting<StatePath: CasePath, Path: CasePath>(
    case state: CaseKeyPath<State, StatePath>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePresentation<StatePath.Value, Path.Value>
  where
    State: CasePathable, StatePath.Root == State, Action: CasePathable, Path.Root == Action
  {
    presenting(dismissed: dismissed, fileID: fileID, line: line) {
      $0.scope(case: state, action: action)
    }
  }

  /// Returns any scope of a temporary part of the state, for a sheet or a screen.
  ///
  /// ```swift
  /// .sheet(item: store.presenting(dismissed: .destinationClosed) {
  ///   $0.scope(optional: \.destination, action: \.destination)?.scope(case: \.editor, action: \.editor)
  /// }) { EditorView(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - dismissed: The action sent when a person closes it; the reducer then removes the part.
  ///   - scope: Returns the part's store; nil while the part is not there.
  /// - Returns: The part's store, for `sheet(item:)` and the like.
  public func presenting<ChildState, ChildAction>(
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line,
    _ scope: @escaping (Store<State, Action>) -> Store<ChildState, ChildAction>?
  ) -> StorePresentation<ChildState, ChildAction> {
    StorePresentation(
      PresentationSource(
        store: { scope(self) },
        dismissed: { self.send(dismissed, fileID: fileID, line: line) }))
  }
}
