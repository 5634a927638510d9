/// A stored property of a view that receives its value when the view is on a screen.
///
/// `@State`, `@Binding` and `@Environment` are such properties. A struct that contains some of them has to
/// conform as well.
public protocol DynamicProperty {
  /// Called before each evaluation of the view, after the properties of this value have been bound.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property with storage in its node.
@MainActor
protocol StoredDynamicProperty: DynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding)
}

/// A dynamic property that takes part in the comparison of two view values.
protocol ComparedDynamicProperty: DynamicProperty {
  func isSame(as other: Self) -> Bool
}

/// The access of a property to the node to which it is bound.
@MainActor
struct PropertyBinding {
  let node: ViewNode
  /// The objects that the node stores for its properties, in the properties' order.
  private(set) var slots: ContiguousArray<AnyObject>
  /// The environment keys that the properties have read.
  private(set) var environmentKeys: EnvironmentChange = []
  /// An object that a property needs, but no outer view has set. Without it, the view cannot be evaluated.
  private(set) var missing: MissingObject?
  /// Whether the properties are copies. They are then bound through the object that all copies share.
  var isShared = false
  private var index = 0

  init(node: ViewNode, slots: ContiguousArray<AnyObject>) {
    self.node = node
    self.slots = slots
  }

  /// Returns the node's object for the next property, and makes it the first time.
  mutating func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < slots.count {
      // Properties are bound in the same order each time. So the object has the type that `make` returns.
      return unsafeDowncast(slots[index], to: Object.self)
    }
    let object = make()
    slots.append(object)
    return object
  }

  /// Records that the environment lacks an object that a property needs.
  mutating func noteMissing(_ object: String, modifier: String) {
    missing = missing ?? MissingObject(object: object, modifier: modifier)
  }

  /// Returns a value of the node's environment, and records the keys that were read.
  mutating func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let recorder = EnvironmentRecorder()
    let values = EnvironmentValues(entry: node.environment, recorder: recorder)
    let value = values[keyPath: keyPath]
    environmentKeys.append(contentsOf: recorder.keys)
    return value
  }
}

/// The description of an object that a view needs, and the modifier that sets it.
struct MissingObject {
  let object: String
  let modifier: String
}
