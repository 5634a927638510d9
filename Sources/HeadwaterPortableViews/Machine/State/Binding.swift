/// A reference to a value that is stored elsewhere, for reading and writing.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("City", text: Binding(get: { model.city }, set: { model.setCity($0) }))
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding from a closure that reads the value and one that writes it.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: synchronous(get), set: synchronous(set))
  }

  /// A binding to a value that never changes; writing to it does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another binding, for a property with `@Binding`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(location, keyPath))
  }
}

// All locations except a pair of closures are immutable, or boxes with a lock. The closures themselves are
// Sendable. SwiftUI declares the same conformance.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Makes a binding to an optional from a binding to its value. Writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = ClosureLocation(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Makes a binding to the value of an optional; returns nil if there is no value.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    location = ClosureLocation(
      get: { base.wrappedValue ?? initial },
      set: { base.wrappedValue = $0 }
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, ComparedDynamicProperty {
  func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location)
  }
}

// A function with `@isolated(any)` has the same calling convention as one without. Only its context
// records the actor. SwiftUI calls such closures synchronously too. The caller has to be on that actor,
// which a debug build checks here.
private func synchronous<Value>(
  _ get: @escaping @isolated(any) @Sendable () -> Value
) -> () -> Value {
  let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
  guard let actor = get.isolation else { return read }
  return {
    actor.assertIsolated("This binding reads on \(actor), and was read elsewhere.")
    return read()
  }
}

private func synchronous<Value>(
  _ set: @escaping @isolated(any) @Sendable (Value) -> Void
) -> (Value) -> Void {
  let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  guard let actor = set.isolation else { return write }
  return { value in
    actor.assertIsolated("This binding writes on \(actor), and was written elsewhere.")
    write(value)
  }
}
