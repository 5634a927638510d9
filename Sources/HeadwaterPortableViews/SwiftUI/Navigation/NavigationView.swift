/// A stack of screens; the form of ``NavigationStack`` before iOS 16.
public struct NavigationView<Content: View> {
  let content: Content

  /// Makes a stack with a first screen.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// A navigation stack.
  public var body: some View {
    NavigationStack { content }
  }
}

/// The display mode of a title. A browser shows all titles in the same way.
public enum NavigationBarItemTitleDisplayMode: Sendable {
  case automatic, inline, large
}

/// The appearance of a navigation bar.
public enum NavigationBarItem {
  /// The display mode of a title.
  public typealias TitleDisplayMode = NavigationBarItemTitleDisplayMode
}

/// The style of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// The style that shows screens as a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style that shows screens as a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views. All available styles show a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Does nothing: there is only one way to show a title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    ignoring(displayMode == .automatic ? nil : .navigationBarTitleDisplayMode)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen around the view; the form before iOS 14.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
}
