/// Screens on top of one another; the form before iOS 16 of ``NavigationStack``.
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

/// How a title is shown; a browser shows all titles in the same way.
public enum NavigationBarItemTitleDisplayMode: Sendable {
  case automatic, inline, large
}

/// How a navigation bar is meant to look.
public enum NavigationBarItem {
  /// How a title is shown.
  public typealias TitleDisplayMode = NavigationBarItemTitleDisplayMode
}

/// How a navigation view shows its screens.
public protocol NavigationViewStyle: Sendable {}

/// The style of the place that a navigation view is in.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Screens on top of one another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the place that a navigation view is in.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens on top of one another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Shows navigation views as stacks, which is what all the styles here ask for.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Does nothing: titles are shown in one way.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    ignoring(displayMode == .automatic ? nil : .navigationBarTitleDisplayMode)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that the view is on; the form before iOS 14.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
}
