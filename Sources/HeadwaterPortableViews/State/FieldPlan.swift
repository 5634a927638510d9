/// What to do with the stored properties of a type: which to bind, and how to compare two values.
///
/// A plan is made once for a type and serves every node. Properties that are a
/// ``DynamicProperty`` are bound to the storage of their node and, except for bindings, do not
/// count when two values are compared. Anything whose equality cannot be known, such as a
/// closure, counts as changed.
@MainActor
final class FieldPlan {
  struct Property {
    let offset: Int
    let bind: @MainActor (UnsafeMutableRawPointer, inout PropertyBinding) -> Void
  }

  typealias Comparison = (offset: Int, isEqual: FieldComparison)

  private let properties: [Property]
  /// Nil when two values of the type never count as equal.
  private let comparisons: [Comparison]?
  private let usesMirror: Bool

  private init(properties: [Property], comparisons: [Comparison]?, usesMirror: Bool) {
    self.properties = properties
    self.comparisons = comparisons
    self.usesMirror = usesMirror
  }

  /// Whether there is nothing to bind.
  var isEmpty: Bool { properties.isEmpty && !usesMirror }

  /// Gives every dynamic property of `subject` its storage and its current inherited value.
  @MainActor
  func bind<Subject>(_ subject: inout Subject, binding: inout PropertyBinding) {
    if usesMirror {
      MirrorFields.bind(subject, binding: &binding)
      return
    }
    withUnsafeMutablePointer(to: &subject) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for property in properties { property.bind(base + property.offset, &binding) }
    }
  }

  /// Whether evaluating `new` can be skipped because it says the same as `old`.
  func isEqual<Subject>(_ old: Subject, _ new: Subject) -> Bool {
    if usesMirror { return MirrorFields.isEqual(old, new) }
    guard let comparisons else { return false }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        let old = UnsafeRawPointer(old)
        let new = UnsafeRawPointer(new)
        return comparisons.allSatisfy { $0.isEqual(old + $0.offset, new + $0.offset) }
      }
    }
  }
}

// MARK: - Making plans

extension FieldPlan {
  /// Plans by type: the memory of a pure function, so nobody can tell when an entry was made.
  @MainActor private static var plans: [ObjectIdentifier: FieldPlan] = [:]
  private static let mirrored = FieldPlan(properties: [], comparisons: nil, usesMirror: true)

  @MainActor
  static func of<Subject>(_ subject: Subject.Type, reflection: FieldReflection) -> FieldPlan {
    guard reflection == .offsets else { return mirrored }
    let key = ObjectIdentifier(subject)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(
      properties: properties(of: subject, at: 0),
      comparisons: FieldComparisons.of(subject, at: 0),
      usesMirror: false
    )
    plans[key] = plan
    return plan
  }

  @MainActor
  private static func properties<Subject>(of subject: Subject.Type, at base: Int) -> [Property] {
    guard let fields = FieldReflection.fields(of: subject) else { return [] }
    return fields.flatMap { field -> [Property] in
      if let type = field.type as? any DynamicProperty.Type {
        return properties(ofDynamic: type, at: base + field.offset)
      }
      if let type = field.type as? any HeldStyleType.Type {
        return properties(ofHeld: type, at: base + field.offset)
      }
      return []
    }
  }

  /// The properties of a style, which a view holds for somebody else.
  @MainActor
  private static func properties<Held: HeldStyleType>(
    ofHeld type: Held.Type, at offset: Int
  ) -> [Property] {
    properties(of: Held.Style.self, at: offset)
  }

  /// The properties inside a dynamic property first, then the property itself.
  @MainActor
  private static func properties<P: DynamicProperty>(
    ofDynamic type: P.Type, at offset: Int
  ) -> [Property] {
    if let stored = type as? any StoredDynamicProperty.Type {
      return [property(ofStored: stored, at: offset)]
    }
    if type is any ComparedDynamicProperty.Type { return [] }
    let own = Property(offset: offset) { pointer, _ in
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
    return properties(of: type, at: offset) + [own]
  }

  @MainActor
  private static func property<P: StoredDynamicProperty>(
    ofStored type: P.Type, at offset: Int
  ) -> Property {
    Property(offset: offset) { pointer, binding in
      pointer.assumingMemoryBound(to: P.self).pointee.bind(&binding)
    }
  }
}
