// Apps, scenes and previews.

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main()
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene
}

@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String)
  public init(stringLiteral: String)
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View
  nonisolated public func previewDisplayName(_ value: String?) -> some View
}

public struct Preview {
  public struct ViewTraits {}
}

public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { get }
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits>
  public static var portrait: PreviewTrait<Preview.ViewTraits> { get }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { get }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { get }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { get }
}

// The portable views contain the implementations. The check is about the code that uses them.

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewMacro")

@attached(peer)
public macro Previewable() =
  #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewableMacro")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "EntryMacro")
