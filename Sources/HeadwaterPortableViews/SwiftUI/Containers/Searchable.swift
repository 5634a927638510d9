/// The place of a search field. Here, it is always above the content.
public struct SearchFieldPlacement: Sendable {
  /// The default place.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// The visibility of a search field in a navigation bar.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }
}

private struct SearchModifier {
  let text: Binding<String>
  /// The prompt; nil for "Search" in the language of the page.
  let prompt: Text?
  @Environment(\.catalogue) var catalogue
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let prompt = prompt ?? Text(verbatim: catalogue.text(.search))
    NativeElement(.div, "searchable") {
      TextInputView(
        input: TextInput(
          isSecure: false, isSearch: true, title: prompt, text: text, prompt: prompt))
      content
    }
    .fusing([.opacity])
  }
}

private struct RefreshModifier {
  let action: @Sendable () async -> Void
  @State var isRunning = false
  @Environment(\.viewTasks) var tasks
}

extension RefreshModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .automatic) {
          Button {
            isRunning = true
            _ = tasks.start(nil) { @MainActor in
              await action()
              isRunning = false
            }
          } label: {
            Image(systemName: "arrow.clockwise").accessibilityLabel(.refresh)
          }
          .disabled(isRunning)
        }
      }
  }
}

/// Buttons at a side of a row. On a touch screen, a swipe shows them.
private struct RowActionsModifier<Actions: View> {
  let actions: Actions
  let isLeading: Bool
}

extension RowActionsModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  func body(content: Content) -> some View {
    NativeElement(.div, "editable") {
      if isLeading { NativeElement(.div, "row-actions") { actions } }
      NativeElement(.div, "editable-content") { content }
      if !isLeading { NativeElement(.div, "row-actions") { actions } }
    }
    .fusing([.opacity])
    .preference(key: RowActionsPreference.self, value: true)
  }
}

extension View {
  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt.whole))
  }

  /// Puts a search field above the view.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a button to the bar that loads the content of the view again.
  ///
  /// - Partial: there is a button in the bar; pulling the view does nothing.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }

  /// Adds buttons to a side of a row. A swipe shows them on a touch screen; with a mouse they are always
  /// visible.
  ///
  /// - Partial: a full swipe performs no action.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowActionsModifier(actions: content(), isLeading: edge == .leading))
  }

  /// Sets the background of a row's content.
  ///
  /// - Partial: the padding of the row keeps its background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }

  /// Sets the padding around the content of a row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    decorated(insets.map { .padding($0) } ?? .className(""))
  }
}
