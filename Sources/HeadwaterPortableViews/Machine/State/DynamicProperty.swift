/// A stored property of a view that is given its value when the view is on a screen.
///
/// `@State`, `@Binding` and `@Environment` are such properties. A struct of your own conforms to
/// be allowed to hold some of them.
public protocol DynamicProperty {
  /// Called before each evaluation of the view, after the properties inside have been bound.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in its node.
@MainActor
protocol StoredDynamicProperty: DynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding)
}

/// A dynamic property that counts when two values of a view are compared.
protocol ComparedDynamicProperty: DynamicProperty {
  func isSame(as other: Self) -> Bool
}

/// What a property sees of the node that it is bound to.
@MainActor
struct PropertyBinding {
  let node: ViewNode
  /// The objects that the node keeps for its properties, in the properties' order.
  private(set) var slots: ContiguousArray<AnyObject>
  /// The keys that were read from the environment.
  private(set) var environmentKeys: EnvironmentChange = []
  /// What a property needs and no view above has set; without it the view can't be evaluated.
  private(set) var missing: MissingObject?
  /// Whether properties are copies, to be bound through what their copies share.
  var isShared = false
  private var index = 0

  init(node: ViewNode, slots: ContiguousArray<AnyObject>) {
    self.node = node
    self.slots = slots
  }

  /// The object that the node keeps for the next property, made when there is none yet.
  mutating func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < slots.count {
      // Properties are bound in the same order each time, so the slot has the type it was made of.
      return unsafeDowncast(slots[index], to: Object.self)
    }
    let object = make()
    slots.append(object)
    return object
  }

  /// Says that the environment lacks an object that a property can't do without.
  mutating func noteMissing(_ object: String, modifier: String) {
    missing = missing ?? MissingObject(object: object, modifier: modifier)
  }

  /// Reads from the node's environment and notes which keys were read.
  mutating func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let recorder = EnvironmentRecorder()
    let values = EnvironmentValues(entry: node.environment, recorder: recorder)
    let value = values[keyPath: keyPath]
    environmentKeys.append(contentsOf: recorder.keys)
    return value
  }
}

/// An object that a view needs, in words, and the modifier that sets it.
struct MissingObject {
  let object: String
  let modifier: String
}
