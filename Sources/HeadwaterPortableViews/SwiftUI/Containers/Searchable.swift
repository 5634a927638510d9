/// Where a search field stands; here always above the content.
public struct SearchFieldPlacement: Sendable {
  /// Where the place asks for.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When a search field in a navigation bar is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }
}

private struct SearchModifier {
  let text: Binding<String>
  let prompt: Text
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
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
}

extension RefreshModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .toolbar {
        ToolbarItem(placement: .automatic) {
          Button {
            isRunning = true
            Task {
              await action()
              isRunning = false
            }
          } label: {
            Image(systemName: "arrow.clockwise").accessibilityLabel("Refresh")
          }
          .disabled(isRunning)
        }
      }
  }
}

/// Buttons at the trailing side of a row: what a phone shows when the row is swiped.
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
    modifier(SearchModifier(text: text, prompt: prompt ?? Text(verbatim: "Search")))
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

  /// Offers a button in the bar that loads the content of the view anew.
  ///
  /// - Partial: a button in the bar, no pull.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }

  /// Puts buttons at a side of a row: on a touch screen a swipe shows them; a mouse, which cannot swipe,
  /// has them in view.
  ///
  /// - Partial: a full swipe presses nothing.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowActionsModifier(actions: content(), isLeading: edge == .leading))
  }

  /// Paints the ground of a row; only what a row itself covers.
  ///
  /// - Partial: the padding of the row keeps its ground.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }

  /// Sets the space around the content of a row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    decorated(insets.map { .padding($0) } ?? .className(""))
  }
}
