import Headwater
import HeadwaterViews

/// A part of the state that is presented, with its dismissal, as an argument for a sheet, an alert or a screen.
///
/// ```swift
/// .sheet(item: store.scope(presented: \.editor, action: \.editor)) { EditorView(store: $0) }
/// ```
///
/// Closing the sheet sends `PresentationAction.dismiss`, unless the part is gone already.
@MainActor
public struct StorePresentation<State, Action> {
  let source: PresentationSource<State, Action>

  /// Whether the part is there. Setting it to false dismisses the part.
  ///
  /// It is for presentations that show nothing of the part's state: `.sheet(isPresented:)`.
  public var isPresented: Binding<Bool> {
    let source = source
    return Binding(
      get: { @MainActor in source.store() != nil },
      set: { @MainActor isPresented in if !isPresented { source.dismiss() } })
  }

  var item: Binding<PresentedStore<State, Action>?> {
    let source = source
    return Binding(
      get: { @MainActor in source.presented },
      set: { @MainActor item in if item == nil { source.dismiss() } })
  }

  /// One case of a destination that is presented.
  ///
  /// ```swift
  /// let screen = store.scope(presented: \.screen, action: \.screen)
  /// content
  ///   .sheet(item: screen.scope(case: \.detail, action: \.detail)) { DetailView(store: $0) }
  ///   .alert(screen.scope(case: \.confirmation, action: \.confirmation))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The case of the destination's state.
  ///   - action: The case of the destination's action.
  /// - Returns: The case, which is there while the destination is of that case.
  public func scope<StatePath: CasePath, Path: CasePath>(
    case state: CaseKeyPath<State, StatePath>, action: CaseKeyPath<Action, Path>
  ) -> StorePresentation<StatePath.Value, Path.Value>
  where
    State: CasePathable, StatePath.Root == State, Action: CasePathable, Path.Root == Action
  {
    let source = source
    return StorePresentation<StatePath.Value, Path.Value>(
      source: PresentationSource(
        store: { source.store()?.scope(case: state, action: action) },
        send: { presentation in
          switch presentation {
          case .dismiss: source.send(.dismiss)
          case .presented(let action): source.send(.presented(Path.embed(action)))
          }
        }))
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
final class PresentationSource<State, Action> {
  let store: () -> Store<State, Action>?
  let send: (PresentationAction<Action>) -> Void

  init(
    store: @escaping () -> Store<State, Action>?,
    send: @escaping (PresentationAction<Action>) -> Void
  ) {
    self.store = store
    self.send = send
  }

  var presented: PresentedStore<State, Action>? {
    store().map { PresentedStore(id: Self.identity(of: $0), store: $0) }
  }

  /// Sends the dismissal, unless the state is gone already.
  func dismiss() {
    if store() != nil { send(.dismiss) }
  }

  /// The id of a state that is `Identifiable`, which is looked up at run time because a case of a generic
  /// destination does not know it. Any other state is the same as long as it is there.
  private static func identity(of store: Store<State, Action>) -> AnyHashable {
    func read<Known: Identifiable>(_: Known.Type) -> AnyHashable? {
      (store as? Store<Known, Action>).map { AnyHashable($0[\.id]) }
    }
    return (State.self as? any Identifiable.Type).flatMap { read($0) }
      ?? AnyHashable(ObjectIdentifier(store))
  }
}

extension Store {
  /// An optional part of the state that is presented, for a sheet, an alert or a screen.
  ///
  /// A part with a different `id` is shown in a new sheet or screen.
  ///
  /// - Parameters:
  ///   - state: The optional field with the part's state.
  ///   - action: The case with the part's actions and its dismissal.
  /// - Returns: The part, for `sheet(item:)`, `alert` and the like.
  public func scope<ChildState, ChildAction, Path: CasePath>(
    presented state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePresentation<ChildState, ChildAction>
  where
    Action: CasePathable, Path.Root == Action, Path.Value == PresentationAction<ChildAction>
  {
    StorePresentation(
      source: PresentationSource(
        store: { self.scope(optional: state, action: action) },
        send: { action in
          self.send(
            action, toPresented: state, embeddingIn: Path.self,
            at: SourcePlace(fileID: fileID, line: line))
        }))
  }
}
