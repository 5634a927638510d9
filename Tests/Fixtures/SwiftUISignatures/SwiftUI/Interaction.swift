// Gestures, the life of a view, animations and accessibility.

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  @MainActor @preconcurrency public var body: Never { get }
}

@MainActor @preconcurrency
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

@MainActor @preconcurrency
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
}

extension Gesture {
  @MainActor @preconcurrency
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self>
}

extension Gesture where Value: Equatable {
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
}

@MainActor @preconcurrency
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { get }
  }
  public typealias Body = Never
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}

@MainActor @preconcurrency
public struct TapGesture: Gesture {
  public typealias Value = ()
  public typealias Body = Never
  nonisolated public init(count: Int = 1)
}

@MainActor @preconcurrency
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let none: GestureMask
  public static let gesture: GestureMask
  public static let subviews: GestureMask
  public static let all: GestureMask
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View
}

// MARK: The life of a view

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View
  @preconcurrency nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void)
    -> some View
}

// MARK: Animations

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation
  public static let linear: Animation
  public static let easeIn: Animation
  public static let easeOut: Animation
  public static let easeInOut: Animation
  public static func linear(duration: Double) -> Animation
  public static func easeIn(duration: Double) -> Animation
  public static func easeOut(duration: Double) -> Animation
  public static func easeInOut(duration: Double) -> Animation
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation
  public func delay(_ delay: Double) -> Animation
  public func speed(_ speed: Double) -> Animation
  public static func == (lhs: Animation, rhs: Animation) -> Bool
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete: AnimationCompletionCriteria
  public static let removed: AnimationCompletionCriteria
}

public struct Transaction {
  public init()
  public init(animation: Animation?)
  public var animation: Animation? { get set }
  public var disablesAnimations: Bool { get set }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R

public struct AnyTransition: Sendable {
  public static let identity: AnyTransition
  public static let opacity: AnyTransition
  public static let slide: AnyTransition
  public static var scale: AnyTransition { get }
  public static func move(edge: Edge) -> AnyTransition
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity: ContentTransition
  public static let opacity: ContentTransition
  public static func numericText(countsDown: Bool = false) -> ContentTransition
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback
  public static let warning: SensoryFeedback
  public static let error: SensoryFeedback
}

extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View
  @available(iOS, deprecated: 15.0, message: "use withAnimation or animation(_:value:)")
  @available(macOS, deprecated: 12.0, message: "use withAnimation or animation(_:value:)")
  nonisolated public func animation(_ animation: Animation?) -> some View
  nonisolated public func transition(_ t: AnyTransition) -> some View
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View
}

// MARK: Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public init()
  public static let isButton: AccessibilityTraits
  public static let isHeader: AccessibilityTraits
  public static let isSelected: AccessibilityTraits
  public static let isLink: AccessibilityTraits
  public static let isImage: AccessibilityTraits
  public static let isModal: AccessibilityTraits
  public static let updatesFrequently: AccessibilityTraits
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formUnion(_ other: AccessibilityTraits)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formIntersection(_ other: AccessibilityTraits)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  public func contains(_ member: AccessibilityTraits) -> Bool
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior
  public static let contain: AccessibilityChildBehavior
  public static let combine: AccessibilityChildBehavior
}

@MainActor @preconcurrency
public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
}

extension View {
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View
}
