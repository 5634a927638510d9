/// Compares one stored property of two values, given the addresses of both.
typealias FieldComparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Finds out how the stored properties of a type are compared, without asking for `Equatable`.
enum FieldComparisons {
  /// The comparisons of all properties of a struct; nil if one of them can never be equal.
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
    // Its own equality might read what is bound only when the view is evaluated.
    if type is any DynamicProperty.Type, field.hasFields {
      return comparisons(ofStruct: type, at: offset)
    }
    // A reference is compared by its bits, which also holds for weak and unowned ones.
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

/// Lets an optional's wrapped type be read from its metatype.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var wrappedValue: Any? { self }
}

extension AnyHashable {
  /// A value to be compared with others: an optional's value counts as the value itself.
  init<Value: Hashable>(unwrapping value: Value) {
    let wrapped = (value as? any OptionalType)?.wrappedValue as? any Hashable
    self = wrapped.map { AnyHashable($0) } ?? AnyHashable(value)
  }
}
