import Headwater
import HeadwaterViews

extension NavigationStack {
  /// Makes a stack whose screens above the first are those of a store's stack.
  ///
  /// ```swift
  /// NavigationStack(path: store.scope(stack: \.path, action: \.path)) {
  ///   HomeView(store: store)
  /// } destination: { screen in
  ///   ScreenView(store: screen)
  /// }
  /// ```
  ///
  /// A `NavigationLink(state:)` in it pushes a screen, and going back pops one: both are actions.
  ///
  /// - Parameters:
  ///   - path: The screens, made by `store.scope(stack:action:)`.
  ///   - root: The first screen.
  ///   - destination: The screen for the store of one on the stack.
  @MainActor
  public init<ScreenState, ScreenAction, RootContent: View, Destination: View>(
    path: StackScopes<ScreenState, ScreenAction>,
    @ViewBuilder root: () -> RootContent,
    @ViewBuilder destination: @escaping (Store<ScreenState, ScreenAction>) -> Destination
  )
  where
    Data == [StackScreen<ScreenState>],
    Root == ModifiedContent<RootContent, StackDestinations<ScreenState, ScreenAction, Destination>>
  {
    let content = root()
    let source = StackSource(path)
    self.init(path: source.binding) {
      content.modifier(StackDestinations(source: source, destination: destination))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a screen onto the store's stack around it, with any views as the label.
  ///
  /// ```swift
  /// NavigationLink(state: Screen.State.detail(Detail.State(order))) { OrderRow(order) }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state of the screen, of the type of the stack's screens.
  ///   - label: The label.
  public init<ScreenState>(state: ScreenState, @ViewBuilder label: () -> Label) {
    self.init(value: StackScreen(pushing: state), label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that pushes a screen onto the store's stack around it, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - state: The state of the screen, of the type of the stack's screens.
  public init<ScreenState>(_ titleKey: LocalizedStringKey, state: ScreenState) {
    self.init(state: state) { Text(titleKey) }
  }

  /// Makes a link that pushes a screen onto the store's stack around it, with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - state: The state of the screen, of the type of the stack's screens.
  @_disfavoredOverload
  public init<Title: StringProtocol, ScreenState>(_ title: Title, state: ScreenState) {
    self.init(state: state) { Text(title) }
  }
}

/// A screen of a store's stack: one that is there, or one that a link pushes.
public struct StackScreen<State>: Hashable {
  private let kind: Kind

  private enum Kind: Hashable {
    case present(StackElementID, stamp: UInt64?)
    case pushed(PushedScreen<State>)
  }

  /// - Parameter stamp: What tells the screen from one of another stack with the same id.
  init(_ id: StackElementID, stamp: UInt64?) {
    kind = .present(id, stamp: stamp)
  }

  init(pushing state: State) {
    kind = .pushed(PushedScreen(state))
  }

  /// The id of a screen that is there.
  var id: StackElementID? {
    if case .present(let id, _) = kind { id } else { nil }
  }

  /// The state of a screen that a link pushes.
  var pushed: State? {
    if case .pushed(let screen) = kind { screen.state } else { nil }
  }
}

/// The state that a link pushes. It need not be `Hashable`, so that each link is equal to itself only.
private final class PushedScreen<State>: Hashable {
  let state: State

  init(_ state: State) {
    self.state = state
  }

  static func == (left: PushedScreen, right: PushedScreen) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
final class StackSource<State, Action> {
  private let scopes: StackScopes<State, Action>

  init(_ scopes: StackScopes<State, Action>) {
    self.scopes = scopes
  }

  var binding: Binding<[StackScreen<State>]> {
    Binding(
      get: { @MainActor in self.present },
      set: { @MainActor in self.bring(to: $0) })
  }

  private var ids: [StackElementID] { scopes.screens().ids }

  private var present: [StackScreen<State>] { ids.map(screen) }

  private func screen(_ id: StackElementID) -> StackScreen<State> {
    StackScreen(id, stamp: scopes.stamp(id))
  }

  /// The store of a screen; nil if it is gone, even if a screen of another stack has its id now.
  func store(of shown: StackScreen<State>) -> Store<State, Action>? {
    guard let id = shown.id, let store = scopes.screens().store(id) else { return nil }
    return screen(id) == shown ? store : nil
  }

  /// Pops the lowest screen that is not to remain, with those above it, and pushes the new ones.
  private func bring(to screens: [StackScreen<State>]) {
    let remaining = Set(screens.compactMap(\.id))
    if let gone = ids.first(where: { !remaining.contains($0) }) {
      scopes.send(.popFrom(id: gone))
    }
    for state in screens.compactMap(\.pushed) { scopes.send(.push(state)) }
  }
}

/// Adds the destinations for the screens of a store's stack.
public struct StackDestinations<ScreenState, ScreenAction, Destination: View>: ViewModifier {
  let source: StackSource<ScreenState, ScreenAction>
  let destination: (Store<ScreenState, ScreenAction>) -> Destination

  /// The content with the destinations.
  public func body(content: Content) -> some View {
    let source = source
    content.navigationDestination(for: StackScreen<ScreenState>.self) { screen in
      if screen.id != nil {
        StoreRow(id: screen, make: { source.store(of: $0) }, content: destination)
      }
    }
  }
}
