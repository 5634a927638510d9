/// Shows a short text on the trailing side of a row, or on the label of a tab.
private struct BadgeModifier {
  let label: Text?
  @Environment(\.isBesideTabItem) private var isBesideTabItem
}

extension BadgeModifier: ViewModifier {
  static var reach: ModifierReach { .each }

  @ViewBuilder func body(content: Content) -> some View {
    if isBesideTabItem {
      content.environmentValue(TabBadgeKey.self, label)
    } else {
      NativeElement(.div, "editable") {
        NativeElement(.div, "editable-content") { content }
        label.map { $0.foregroundColor(.secondary) }
      }
      .fusing([.opacity])
    }
  }
}

/// The environment key of the badge of the inner tab item.
enum TabBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

/// Whether a modifier belongs to a whole tab, not to a view on its screen.
enum IsBesideTabItemKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isBesideTabItem: Bool { self[IsBesideTabItemKey.self] }
}

extension View {
  /// Shows a number on the trailing side of a row, or on the label of a tab. Zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
  }

  /// Shows a text on the trailing side of a row, or on the label of a tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text on the trailing side of a row, or on the label of a tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Shows a text on the trailing side of a row, or on the label of a tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}

/// A tab with a badge.
private struct BadgedTab<Content: TabContent> {
  let content: Content
  let label: Text?
}

extension BadgedTab: TabContent {
  typealias TabValue = Content.TabValue

  var tabViews: some View { content.tabViews.badge(label) }
}

extension TabContent {
  /// Shows a number on the label of the tab. Zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(content: self, label: count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text on the label of the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTab(content: self, label: label)
  }

  /// Shows a text on the label of the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    BadgedTab(content: self, label: key.map { Text($0) })
  }
}
