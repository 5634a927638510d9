// Stacks, lists, grids and tabs.

@MainActor @preconcurrency
public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct VStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct ZStack<Content: View>: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct LazyVStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct LazyHStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let sectionHeaders: PinnedScrollableViews
  public static let sectionFooters: PinnedScrollableViews
}

@MainActor @preconcurrency
public struct Spacer: View {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct Divider: View {
  nonisolated public init()
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct ScrollView<Content: View>: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content)
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
  public var body: some View { get }
}

@MainActor @preconcurrency
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
  public var body: some View { get }
}

public struct ScrollViewProxy {
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}

@MainActor @preconcurrency
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  public var body: some View { get }
}

@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

public struct FormStyleConfiguration {}

@MainActor @preconcurrency
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

@MainActor @preconcurrency
public struct GroupedFormStyle: FormStyle {
  nonisolated public init()
  public func makeBody(configuration: Configuration) -> some View
}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { get }
}

@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer)
  @available(iOS, deprecated: 100000.0, message: "use header and footer closures")
  @available(macOS, deprecated: 100000.0, message: "use header and footer closures")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  @available(iOS, deprecated: 100000.0, message: "use the footer closure")
  @available(macOS, deprecated: 100000.0, message: "use the footer closure")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  @available(iOS, deprecated: 100000.0, message: "use the header closure")
  @available(macOS, deprecated: 100000.0, message: "use the header closure")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}

// MARK: ForEach and List

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content)
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
}

@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  public var body: some View { get }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>
}

@MainActor @preconcurrency
public protocol ListStyle {}

@MainActor @preconcurrency
public struct DefaultListStyle: ListStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct PlainListStyle: ListStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct InsetListStyle: ListStyle {
  nonisolated public init()
}

@MainActor @preconcurrency
public struct SidebarListStyle: ListStyle {
  nonisolated public init()
}

extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency public static var plain: PlainListStyle { get }
}

extension ListStyle where Self == InsetListStyle {
  @MainActor @preconcurrency public static var inset: InsetListStyle { get }
}

#if os(iOS)
  @MainActor @preconcurrency
  public struct GroupedListStyle: ListStyle {
    nonisolated public init()
  }

  @MainActor @preconcurrency
  public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init()
  }

  extension ListStyle where Self == GroupedListStyle {
    @MainActor @preconcurrency public static var grouped: GroupedListStyle { get }
  }

  extension ListStyle where Self == InsetGroupedListStyle {
    @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { get }
  }
#endif

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View
  nonisolated public func badge(_ count: Int) -> some View
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View
  // Strict: without the isolation of the code that contains the closure.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic: SearchFieldPlacement
  public static let toolbar: SearchFieldPlacement
  public static let sidebar: SearchFieldPlacement
}

public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: ScrollIndicatorVisibility { get }
  public static var visible: ScrollIndicatorVisibility { get }
  public static var hidden: ScrollIndicatorVisibility { get }
  public static var never: ScrollIndicatorVisibility { get }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { get }
  public static var immediately: ScrollDismissesKeyboardMode { get }
  public static var interactively: ScrollDismissesKeyboardMode { get }
  public static var never: ScrollDismissesKeyboardMode { get }
}

// MARK: Grids

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(_ size: CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}

@MainActor @preconcurrency
public struct LazyVGrid<Content: View>: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct LazyHGrid<Content: View>: View {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct Grid<Content: View>: View {
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct GridRow<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View
}
