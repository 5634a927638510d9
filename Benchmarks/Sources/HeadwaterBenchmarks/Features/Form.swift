import Headwater

/// Fifty fields of one type that never change, and a count that changes.
struct Form<Value: Equatable & Sendable>: Reducer {
  struct State: Equatable, Sendable {
    var changes = 0
    var fields: Ten<Five<Value>>

    init(repeating value: Value) {
      fields = Ten(repeating: Five(repeating: value))
    }
  }

  enum Action: Sendable {
    case changed
    case filled(Value)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .changed: state.changes += 1
    case .filled(let value): state.fields.first.first = value
    }
    return .none
  }
}

struct Five<Value: Equatable & Sendable>: Equatable, Sendable {
  var first, second, third, fourth, fifth: Value

  init(repeating value: Value) {
    (first, second, third, fourth, fifth) = (value, value, value, value, value)
  }

  static var paths: [WritableKeyPath<Self, Value>] {
    [\.first, \.second, \.third, \.fourth, \.fifth]
  }
}

struct Ten<Value: Equatable & Sendable>: Equatable, Sendable {
  var first, second, third, fourth, fifth: Value
  var sixth, seventh, eighth, ninth, tenth: Value

  init(repeating value: Value) {
    (first, second, third, fourth, fifth) = (value, value, value, value, value)
    (sixth, seventh, eighth, ninth, tenth) = (value, value, value, value, value)
  }

  static var paths: [WritableKeyPath<Self, Value>] {
    [
      \.first, \.second, \.third, \.fourth, \.fifth,
      \.sixth, \.seventh, \.eighth, \.ninth, \.tenth,
    ]
  }
}

extension Form.State {
  /// The key paths of the fifty stored fields.
  static var storedPaths: [KeyPath<Self, Value>] {
    Ten<Five<Value>>.paths.flatMap { group in
      Five<Value>.paths.map { field in
        (\Self.fields).appending(path: group).appending(path: field)
      }
    }
  }
}

extension Form<Int>.State {
  /// The key paths of fifty computed values of the state.
  static var computedPaths: [KeyPath<Self, Int>] {
    (0..<50).map { \.[multipliedBy: $0] }
  }

  private subscript(multipliedBy factor: Int) -> Int { fields.first.first * factor }
}
