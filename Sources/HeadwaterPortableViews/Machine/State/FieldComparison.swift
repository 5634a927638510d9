/// A function that compares a stored property of two values, whose addresses it receives.
typealias FieldComparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Finds a comparison for each stored property of a type, even if the type is not `Equatable`.
enum FieldComparisons {
  /// Returns the comparisons of all properties of a struct; nil if one of them can never be equal.
  static func of<Subject>(_ subject: Subject.Type, at base: Int) -> [FieldPlan.Comparison]? {
    guard let fields = FieldReflection.fields(of: subject) else { return nil }
    var comparisons: [FieldPlan.Comparison] = []
    for field in fields {
      guard let found = comparisonsOfField(field, at: base + field.offset) else { return nil }
      comparisons += found
    }
    return comparisons
  }

  private static func comparisonsOfField(
    _ field: FieldReflection.Field, at offset: Int
  ) -> [FieldPlan.Comparison]? {
    let type = field.type
    if let type = type as? any ComparedDynamicProperty.Type {
      return [(offset, comparison(ofProperty: type))]
    }
    if type is any StoredDynamicProperty.Type { return [] }
    // The type's own `==` might read a value that exists only during an evaluation.
    if type is any DynamicProperty.Type, field.hasFields {
      return comparisons(ofStruct: type, at: offset)
    }
    // References are compared bit by bit, which also works for weak and unowned references.
    if type is AnyClass { return [(offset, isSameReference)] }
    if let optional = type as? any OptionalType.Type, optional.wrapped is AnyClass {
      return [(offset, isSameReference)]
    }
    if let type = type as? any Equatable.Type { return [(offset, comparison(ofEquatable: type))] }
    return field.hasFields ? comparisons(ofStruct: type, at: offset) : nil
  }

  private static func comparisons(
    ofStruct type: Any.Type, at offset: Int
  ) -> [FieldPlan.Comparison]? {
    func open<T>(_ type: T.Type) -> [FieldPlan.Comparison]? { of(type, at: offset) }
    return _openExistential(type, do: open)
  }

  private static func comparison<T: Equatable>(ofEquatable type: T.Type) -> FieldComparison {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func comparison<T: ComparedDynamicProperty>(
    ofProperty type: T.Type
  ) -> FieldComparison {
    { old, new in
      old.assumingMemoryBound(to: T.self).pointee
        .isSame(as: new.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func isSameReference(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.load(as: UInt.self) == new.load(as: UInt.self)
  }
}

/// Gives access to the wrapped type of an optional's metatype.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var wrappedValue: Any? { self }
}

extension AnyHashable {
  /// Wraps a value for comparison. An optional with a value equals that value.
  init<Value: Hashable>(unwrapping value: Value) {
    let wrapped = (value as? any OptionalType)?.wrappedValue as? any Hashable
    self = wrapped.map { AnyHashable($0) } ?? AnyHashable(value)
  }
}
