/// A property wrapper that makes bindings to the properties of an observable model.
///
/// ```swift
/// struct Editor: View {
///   @Bindable var model: Model
///   var body: some View { TextField("Title", text: $model.title) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var model: Value

  /// The model.
  public var wrappedValue: Value {
    get { model }
    set { model = newValue }
  }

  /// Unavailable: only observable objects can be wrapped.
  @available(*, unavailable, message: "@Bindable wraps an object that conforms to Observable")
  public init(wrappedValue: Value) {
    model = wrappedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps a model.
  public init(wrappedValue: Value) {
    model = wrappedValue
  }

  /// Wraps a model.
  public init(_ wrappedValue: Value) {
    model = wrappedValue
  }

  /// Wraps the model of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ModelLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty, ComparedDynamicProperty {
  func isSame(as other: Bindable<Value>) -> Bool {
    (wrappedValue as AnyObject) === (other.wrappedValue as AnyObject)
  }
}
