import Headwater
import HeadwaterViews

/// The screens of a navigation stack as elements of a store's state.
///
/// ```swift
/// NavigationStack(
///   path: store.presenting(path: \.path, action: \.path, dismissed: { .screenClosed($0) })
/// ) {
///   HomeView(store: store)
/// } destination: { screen in
///   ScreenView(store: screen)
/// }
/// ```
@MainActor
public struct StorePath<ID: Hashable, State, Action> {
  fileprivate let source: StorePathSource<ID, State, Action>

  fileprivate var binding: Binding<[StorePathElement<ID>]> {
    let source = source
    return Binding(
      get: { @MainActor in source.path },
      set: { @MainActor in source.keep($0) })
  }
}

/// An element of a store's path.
public struct StorePathElement<ID: Hashable>: Hashable {
  let id: ID
}

@MainActor
private final class StorePathSource<ID: Hashable, State, Action> {
  let elements: () -> ElementScopes<ID, State, Action>
  private let dismiss: (ID) -> Void

  init(
    elements: @escaping () -> ElementScopes<ID, State, Action>, dismiss: @escaping (ID) -> Void
  ) {
    self.elements = elements
    self.dismiss = dismiss
  }

  var path: [StorePathElement<ID>] { elements().ids.map { StorePathElement(id: $0) } }

  /// Sends the dismissal of each screen that is not among the remaining ones, the topmost first.
  func keep(_ remaining: [StorePathElement<ID>]) {
    let kept = Set(remaining.map(\.id))
    for id in elements().ids.reversed() where !kept.contains(id) { dismiss(id) }
  }
}

extension Store {
  /// Returns a path for a navigation stack, which shows the elements of a collection above its first screen.
  ///
  /// - Parameters:
  ///   - path: The field with the screens' states, the lowest first.
  ///   - action: The case with the screens' actions.
  ///   - dismissed: Returns the action for a screen that a person has left; the reducer then removes its
  ///     state. The action is sent for each such screen, the topmost first.
  /// - Returns: The path, for `NavigationStack`.
  public func presenting<Elements: ElementCollection, ChildAction, Path: CasePath>(
    path: KeyPath<State, Elements>, action: CaseKeyPath<Action, Path>,
    dismissed: @escaping (_ id: Elements.ElementID) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> StorePath<Elements.ElementID, Elements.Member, ChildAction>
  where
    Action: CasePathable, Path.Root == Action,
    Path.Value == ElementAction<Elements.ElementID, ChildAction>
  {
    StorePath(
      source: StorePathSource(
        elements: { self.scope(each: path, action: action) },
        dismiss: { self.send(dismissed($0), fileID: fileID, line: line) }))
  }
}

extension NavigationStack {
  /// Makes a stack whose screens above the first are elements of a store's state.
  ///
  /// - Parameters:
  ///   - path: The screens, made by `store.presenting(path:action:dismissed:)`.
  ///   - root: The first screen.
  ///   - destination: The screen for an element's store.
  @MainActor
  public init<ID, ElementState, ElementAction, RootContent: View, Destination: View>(
    path: StorePath<ID, ElementState, ElementAction>,
    @ViewBuilder root: () -> RootContent,
    @ViewBuilder destination: @escaping (Store<ElementState, ElementAction>) -> Destination
  )
  where
    Data == [StorePathElement<ID>],
    Root == ModifiedContent<
      RootContent, StorePathDestinations<ID, ElementState, ElementAction, Destination>
    >
  {
    let content = root()
    self.init(path: path.binding) {
      content.modifier(StorePathDestinations(path: path, destination: destination))
    }
  }
}

/// Adds the destinations for the screens of a store's path.
public struct StorePathDestinations<
  ID: Hashable, ElementState, ElementAction, Destination: View
>: ViewModifier {
  let path: StorePath<ID, ElementState, ElementAction>
  let destination: (Store<ElementState, ElementAction>) -> Destination

  /// The content with the destinations.
  public func body(content: Content) -> some View {
    let source = path.source
    content.navigationDestination(for: StorePathElement<ID>.self) { element in
      StoreRow(id: element.id, make: { source.elements().store($0) }, content: destination)
    }
  }
}
