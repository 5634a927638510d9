/// A value that a node stores beside a view, such as a style or modifier.
///
/// The same node binds the dynamic properties of this value and those of the view.
struct Held<Value>: HeldType {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Gives access to the type of a held value through its holder's metatype.
protocol HeldType {
  associatedtype Value

  var value: Value { get }
}
