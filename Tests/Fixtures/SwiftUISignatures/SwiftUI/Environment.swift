// The environment of views.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init()
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get set }
  public var description: String { get }

  public var isEnabled: Bool { get set }
  public var font: Font? { get set }
  public var colorScheme: ColorScheme { get set }
  public var locale: Locale { get set }
  public var timeZone: TimeZone { get set }
  public var calendar: Calendar { get set }
  public var layoutDirection: LayoutDirection { get set }
  public var scenePhase: ScenePhase { get set }
  public var openURL: OpenURLAction { get set }
  public var dismiss: DismissAction { get }
  public var isPresented: Bool { get }
  public var presentationMode: Binding<PresentationMode> { get }
  public var dynamicTypeSize: DynamicTypeSize { get set }
  public var redactionReasons: RedactionReasons { get set }
  public var accessibilityReduceMotion: Bool { get }
  public var lineLimit: Int? { get set }
  public var refresh: RefreshAction? { get }
}

#if os(iOS)
  extension EnvironmentValues {
    public var editMode: Binding<EditMode>? { get set }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    public var verticalSizeClass: UserInterfaceSizeClass? { get set }
  }

  public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { get }
  }
#endif

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
  public var wrappedValue: Value { get }
}

extension Environment: Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction()
}

public struct PresentationMode {
  public var isPresented: Bool { get }
  public mutating func dismiss()
}

@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled: Result
    public static let discarded: Result
    public static let systemAction: Result
  }
  public init(handler: @escaping (URL) -> Result)
  public func callAsFunction(_ url: URL)
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let placeholder: RedactionReasons
  public static let privacy: RedactionReasons
  public static let invalidated: RedactionReasons
}
