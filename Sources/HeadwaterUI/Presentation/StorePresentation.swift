import Headwater
import HeadwaterViews

/// A store that is there only for a time, and the action that ends that time: what a sheet or a screen
/// is shown for.
///
/// ```swift
/// .sheet(item: store.presenting(optional: \.editor, action: \.editor, dismissed: .editorClosed)) {
///   EditorView(store: $0)
/// }
/// ```
///
/// Closing sends the action. The presentation ends when the reducer has taken the state away.
@MainActor
public struct StorePresentation<State, Action> {
  let item: Binding<PresentedStore<State, Action>?>

  fileprivate init(_ source: PresentationSource<State, Action>) {
    item = Binding(
      get: { @MainActor in source.presented },
      set: { @MainActor item in if item == nil { source.dismiss() } })
  }
}

/// A store as what is presented: the same as long as the identity of its state is.
struct PresentedStore<State, Action>: Identifiable, Hashable {
  let id: AnyHashable
  let store: Store<State, Action>

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Where the store of a presentation comes from, and how it is taken away.
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

  /// Says once that a person has closed what is shown; not when the state has gone already.
  func dismiss() {
    if store() != nil { sendDismissed() }
  }
}

extension Store {
  /// What a sheet or a screen is shown for: an optional part of the state.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: Sent when the person closes it; the reducer takes the part away.
  /// - Returns: The part's store, for `sheet(item:)` and the like.
  public func presenting<ChildState, Path: CasePath>(
    optional state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>,
    dismissed: Action, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePresentation<ChildState, Path.Value> where Action: CasePathable, Path.Root == Action {
    presenting(dismissed: dismissed, fileID: fileID, line: line) {
      $0.scope(optional: state, action: action)
    }
  }

  /// What a sheet or a screen is shown for: an optional part of the state that has an id. Another id
  /// gets a sheet or a screen of its own.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: Sent when the person closes it; the reducer takes the part away.
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

  /// What a sheet or a screen is shown for: a case of the state.
  ///
  /// - Parameters:
  ///   - state: The case with the part's state.
  ///   - action: The case with the part's actions.
  ///   - dismissed: Sent when the person closes it; the reducer takes the part away.
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

  /// What a sheet or a screen is shown for: any scope that is there only for a time.
  ///
  /// ```swift
  /// .sheet(item: store.presenting(dismissed: .destinationClosed) {
  ///   $0.scope(optional: \.destination, action: \.destination)?.scope(case: \.editor, action: \.editor)
  /// }) { EditorView(store: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - dismissed: Sent when the person closes it; the reducer takes the part away.
  ///   - scope: The part's store; nil while it is not there.
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
