// Tabs, stacks of screens, links and toolbars.

@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  public var body: some View { get }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
}

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  @MainActor @preconcurrency
  public struct Content<C: TabContent>: View {
    public typealias Body = Never
  }
  public static func buildExpression<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue
  public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue
  public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue
  public static func buildIf<T: TabContent>(_ content: T?) -> T?
}

public struct Tab<Value, Content, Label> {}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never
}

@MainActor @preconcurrency
public struct DefaultTabLabel: View {
  public typealias Body = Never
}

@MainActor @preconcurrency
public protocol TabViewStyle {}

@MainActor @preconcurrency
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init()
}

#if os(iOS)
  @MainActor @preconcurrency
  public struct PageTabViewStyle: TabViewStyle {
    nonisolated public init()
  }
#endif

// MARK: Stacks

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  public var body: some View { get }
}

@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView
  public var body: some View { get }
}

public struct NavigationPath: Equatable {
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public var codable: CodableRepresentation? { get }
  public init()
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable
  public init(_ codable: CodableRepresentation)
  public mutating func append<V: Hashable>(_ value: V)
  public mutating func removeLast(_ k: Int = 1)
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool

  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool
  }
}

@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label)
  public var body: some View { get }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination)
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination)
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  nonisolated public func navigationTitle(_ title: Text) -> some View
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
  public static func buildBlock<
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
}

@MainActor @preconcurrency
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

@MainActor @preconcurrency
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic: ToolbarItemPlacement
  public static let principal: ToolbarItemPlacement
  public static let primaryAction: ToolbarItemPlacement
  public static let secondaryAction: ToolbarItemPlacement
  public static let confirmationAction: ToolbarItemPlacement
  public static let cancellationAction: ToolbarItemPlacement
  public static let destructiveAction: ToolbarItemPlacement
  public static let navigation: ToolbarItemPlacement
  #if os(iOS)
    public static let keyboard: ToolbarItemPlacement
    public static let bottomBar: ToolbarItemPlacement
    public static var topBarLeading: ToolbarItemPlacement { get }
    public static var topBarTrailing: ToolbarItemPlacement { get }
    public static let navigationBarLeading: ToolbarItemPlacement
    public static let navigationBarTrailing: ToolbarItemPlacement
  #else
    public static let keyboard: ToolbarItemPlacement
  #endif
}

public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { get }
  #if os(iOS)
    public static var bottomBar: ToolbarPlacement { get }
    public static var navigationBar: ToolbarPlacement { get }
    public static var tabBar: ToolbarPlacement { get }
  #else
    public static var windowToolbar: ToolbarPlacement { get }
  #endif
}

extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View
}

@MainActor @preconcurrency
public protocol NavigationViewStyle {}

@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView")
@available(macOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView")
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init()
}

// MARK: iOS only

#if os(iOS)
  @MainActor @preconcurrency
  public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init()
  }

  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { get }
  }

  public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
      case automatic
      case inline
      case large
    }
  }

  extension NavigationLink {
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    nonisolated public init(
      isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
      @ViewBuilder label: () -> Label)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    nonisolated public init<V: Hashable>(
      tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
      @ViewBuilder label: () -> Label)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    nonisolated public init(
      destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    nonisolated public init<V: Hashable>(
      destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
  }

  extension NavigationLink where Label == Text {
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    nonisolated public init(
      _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
      @ViewBuilder destination: () -> Destination)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
      _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    nonisolated public init<V: Hashable>(
      _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
      @ViewBuilder destination: () -> Destination)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    nonisolated public init(
      _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(_:value:)")
    nonisolated public init<V: Hashable>(
      _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
  }

  extension View {
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    nonisolated public func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View
    @available(iOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
    @available(iOS, deprecated: 100000.0, message: "use navigationTitle(_:)")
    nonisolated public func navigationBarTitle(
      _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View
    @available(iOS, deprecated: 100000.0, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View, T: View>(
      leading: L, trailing: T
    ) -> some View
    @available(iOS, deprecated: 100000.0, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View
    nonisolated public func navigationBarBackButtonHidden(
      _ hidesBackButton: Bool = true
    ) -> some View
    @available(iOS, deprecated: 100000.0, message: "use toolbar(.hidden)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View
    @available(iOS, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View
  }
#endif
