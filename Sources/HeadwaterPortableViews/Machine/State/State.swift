/// A value that a view owns. It exists as long as the view stays in the same place on the screen.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
///
/// - When the value changes, a body that does not read it is not evaluated again.
/// - Setting an equal value of an `Equatable` type changes nothing.
@propertyWrapper
public struct State<Value> {
  private let seed: StateSeed<Value>
  private var box: StateBox<Value>?

  /// Makes a state with an initial value for the first appearance of the view.
  public init(wrappedValue value: Value) {
    seed = StateSeed(value)
  }

  /// Makes a state with an initial value for the first appearance of the view.
  public init(initialValue value: Value) {
    seed = StateSeed(value)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { (box ?? seed.sharedBox)?.get() ?? seed.initialValue }
    nonmutating set {
      guard let box = box ?? seed.sharedBox else {
        ViewIssue.print(.stateWithoutView(type: "\(Value.self)"))
        return
      }
      box.set(newValue)
    }
  }

  /// A binding to the value, for a control or a child view.
  public var projectedValue: Binding<Value> {
    guard let box = box ?? seed.sharedBox else { return .constant(seed.initialValue) }
    return Binding(location: StateLocation(box))
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state with the initial value nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: DynamicProperty, StoredDynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding) {
    let seed = seed
    let invalidations = binding.node.graph.invalidations
    let box = binding.slot { StateBox(seed.initialValue, invalidations: invalidations) }
    if binding.isShared {
      seed.sharedBox = box
    } else {
      self.box = box
    }
  }
}
