// State, bindings and environment values of views.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update()
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init()
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  // The documentation does not say that the closures inherit the isolation of the code around them. Without it,
  // no view could write one in Swift 6.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(projectedValue: Binding<Value>)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { get }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V?
  public init?(_ base: Binding<Value?>)
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
  public func transaction(_ transaction: Transaction) -> Binding<Value>
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { get }
  public typealias ID = Value.ID
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { get }
  public var endIndex: Index { get }
  public var indices: Value.Indices { get }
  public func index(after i: Index) -> Index
  public func formIndex(after i: inout Index)
  public subscript(position: Index) -> Element { get }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index
  public func formIndex(before i: inout Index)
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { get }
  @available(*, unavailable, message: "the value must be an object that conforms to Observable")
  public init(wrappedValue: Value)
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { get }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value)
  public init(_ wrappedValue: Value)
  public init(projectedValue: Bindable<Value>)
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { get }
  public typealias ID = Value.ID
}

extension Bindable: Sendable where Value: Sendable {}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
  nonisolated public mutating func update()
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
  }
  nonisolated public init(wrappedValue: ObjectType)
  nonisolated public init(initialValue: ObjectType)
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { get }
  }
  nonisolated public init()
  @MainActor @preconcurrency public var wrappedValue: ObjectType { get }
  @MainActor @preconcurrency public var projectedValue: Wrapper { get }
  nonisolated public mutating func update()
}

@MainActor @preconcurrency @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @MainActor @preconcurrency @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding { get }
  nonisolated public init() where Value == Bool
  nonisolated public init<T: Hashable>() where Value == T?
  nonisolated public mutating func update()
}

extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable
}
