/// The field of a view that has the focus. The value follows the focus, and setting it moves the focus.
///
/// ```swift
/// @FocusState private var focused: Field?
/// TextField("Name", text: $name).focused($focused, equals: .name)
/// ```
///
/// - Setting a value moves the focus to the field with that value.
/// - Setting nil, or false, takes the focus from the field that has it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private var state: State<Value>

  /// Makes a state for one field, initially without the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Makes a state for several fields, initially without the focus.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The value of the field that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The binding to pass to `focused`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A binding to a focus state.
  @propertyWrapper
  public struct Binding {
    let binding: HeadwaterPortableViews.Binding<Value>

    /// The value of the field that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty, StoredDynamicProperty {
  mutating func bind(_ binding: inout PropertyBinding) {
    state.bind(&binding)
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: DynamicProperty, ComparedDynamicProperty {
  func isSame(as other: FocusState<Value>.Binding) -> Bool {
    binding.isSame(as: other.binding)
  }
}
