// The symbols of Combine that HeadwaterCombine and observable objects use.

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void)
  public init<C: Cancellable>(_ canceller: C)
  public final func cancel()
  public final func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
}

extension AnyCancellable {
  public final func store(in set: inout Set<AnyCancellable>)
}

@available(*, unavailable)
extension AnyCancellable: Sendable {}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { get }
}

public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  public init()
  public init(_ obj: AnyObject)
  public var description: String { get }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {}

public enum Subscribers {
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
    public static let unlimited: Demand
    public static let none: Demand
    public static func max(_ value: Int) -> Demand
    public var max: Int? { get }
    public static func + (lhs: Demand, rhs: Demand) -> Demand
    public static func += (lhs: inout Demand, rhs: Demand)
    public static func -= (lhs: inout Demand, rhs: Demand)
    public static func -= (lhs: inout Demand, rhs: Int)
    public static func - (lhs: Demand, rhs: Int) -> Demand
    public static func > (lhs: Demand, rhs: Int) -> Bool
    public static func < (lhs: Demand, rhs: Demand) -> Bool
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure
}

public enum Publishers {
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public func receive<S: Subscriber>(subscriber: S)
    where Upstream.Failure == S.Failure, Upstream.Output == S.Input
  }

  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Upstream.Failure == S.Failure
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init()
  public final func send(_ input: Output)
  public final func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init()
  public final func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Never, S.Input == Void
  public final func send()
}

@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S)
    where Value == S.Input, S.Failure == Never
  }
  public var projectedValue: Publisher { mutating get set }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get set }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value { get set }
}
