// The protocol of views, and the types that compose them.

@_typeEraser(AnyView)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

extension Never: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { get }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

/// Removes the isolation of `View` from protocols that refine it.
@globalActor
public actor _NoActor {
  public static let shared: _NoActor
}

@_NoActor
public protocol _RemoveGlobalActorIsolation {}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content: View>(_ content: Content) -> Content
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)>
  public static func buildIf<Content: View>(_ content: Content?) -> Content?
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  public static func buildLimitedAvailability(_ content: some View) -> AnyView
}

@MainActor @preconcurrency
public struct TupleView<T>: View {
  public var value: T
  nonisolated public init(_ value: T)
  public typealias Body = Never
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct EmptyView: View {
  nonisolated public init()
  public typealias Body = Never
}

extension EmptyView: Sendable {}

@MainActor @preconcurrency
public struct AnyView: View {
  nonisolated public init<V: View>(_ view: V)
  nonisolated public init<V: View>(erasing view: V)
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct Group<Content> {
  public typealias Body = Never
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  @MainActor @preconcurrency public func body(content: Content) -> Never
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
}

@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier)
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct EmptyModifier: ViewModifier {
  public static let identity: EmptyModifier
  public typealias Body = Never
  nonisolated public init()
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View
}
