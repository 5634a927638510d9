/// A value that a node keeps beside a view: a style, a modifier.
///
/// The dynamic properties of the value are bound with those of the view, in the same node.
struct Held<Value>: HeldType {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Lets the type of a held value be read from its holder's metatype.
protocol HeldType {
  associatedtype Value

  var value: Value { get }
}
