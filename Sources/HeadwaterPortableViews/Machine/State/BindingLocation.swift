/// The place that a binding reads and writes; abstract.
class BindingLocation<Value> {
  // Never called: each location is an object of a subclass.
  func get() -> Value { fatalError("a binding without a place to read from") }
  func set(_ value: Value) {}

  /// Returns whether the other location is the same place, and two views that hold them are equal.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// Whether the value is in a `@State`, where it is the draft of one person: a choice may come back there after a
  /// reload, while what others see too may have changed meanwhile.
  var isDraft: Bool { false }

  /// What has to be as it was for the place to be the same, without an update of the views: the counts of the collections
  /// around it. Nil if that is unknown.
  var shape: [Int]? { nil }

  /// The key of the text that the value is in an `@AppStorage`; nil for values elsewhere.
  var storedName: String? { nil }
}

/// The storage of a `@State`.
final class StateLocation<Value>: BindingLocation<Value> {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) {
    self.box = box
  }

  override func get() -> Value { box.get() }
  override func set(_ value: Value) { box.set(value) }
  override var isDraft: Bool { true }
  override var shape: [Int]? { [] }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? StateLocation<Value>)?.box === box
  }
}

/// A property of an observable model.
final class ModelLocation<Root: AnyObject, Value>: BindingLocation<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ value: Value) { root[keyPath: keyPath] = value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ModelLocation<Root, Value> else { return false }
    return other.root === root && other.keyPath == keyPath
  }
}

/// A part of another location's value.
final class MemberLocation<Root, Value>: BindingLocation<Value> {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }
  override var isDraft: Bool { root.isDraft }

  override var shape: [Int]? {
    guard let shape = root.shape else { return nil }
    if MemoryLayout<Root>.offset(of: keyPath) != nil { return shape }
    guard let collection = root.get() as? any Collection else { return nil }
    return shape + [collection.count]
  }

  override func set(_ value: Value) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return other.keyPath == keyPath && other.root.isSame(as: root)
  }
}

/// A pair of closures. Two pairs cannot be compared.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqual(value, other.value)
  }
}
