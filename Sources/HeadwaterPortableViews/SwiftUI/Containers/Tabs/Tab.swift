/// A screen of a tab view, with its label in the bar.
///
/// ```swift
/// TabView(selection: $selection) {
///   Tab("Orders", systemImage: "list.bullet", value: Screen.orders) { OrderList() }
///   Tab("Search", systemImage: "magnifyingglass", value: Screen.search) { SearchView() }
/// }
/// ```
///
/// - Partial: there are no roles, no sections, no tabs of a `ForEach`, and no pictures other than symbols.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label

  nonisolated private init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Makes a tab that a value selects, with a label of any views.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label of any views.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

/// The label of a tab with a title and a symbol.
public typealias DefaultTabLabel = HeadwaterPortableViews.Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab that a value selects, with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab that a value selects, with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Label(title, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Label(title, systemImage: systemImage))
  }
}

extension Tab: TabContent {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value

  /// The content as an item of a tab view.
  @ViewBuilder public var tabViews: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}
