/// The plan for the stored properties of a type: which are bound, and how two values are compared.
///
/// A plan is made once for each type, and all nodes use it. It binds each ``DynamicProperty`` to the storage
/// of its node. A comparison ignores what the node stores, such as `@State`. It includes what the maker of
/// the view has passed in, also inside an app's own dynamic property. A property that cannot be compared,
/// such as a closure, counts as changed.
@MainActor
final class FieldPlan {
  struct Property {
    let offset: Int
    let bind: @MainActor (UnsafeMutableRawPointer, inout PropertyBinding) -> Void
  }

  typealias Comparison = (offset: Int, isEqual: FieldComparison)

  /// A call of `update()` of an app's own property.
  struct Update {
    let offset: Int
    let perform: @MainActor (UnsafeMutableRawPointer) -> Void
  }

  private let properties: [Property]
  private let updates: [Update]
  /// The comparisons of all properties; nil if two values of the type never count as equal.
  private let comparisons: [Comparison]?
  private let usesMirror: Bool
  let ownedFields: [OwnedField]

  private init(
    properties: [Property], updates: [Update] = [], comparisons: [Comparison]?, usesMirror: Bool,
    ownedFields: [OwnedField] = []
  ) {
    self.updates = updates
    self.ownedFields = ownedFields
    self.properties = properties
    self.comparisons = comparisons
    self.usesMirror = usesMirror
  }

  /// Whether the type has no properties to bind.
  var isEmpty: Bool { properties.isEmpty && updates.isEmpty && !usesMirror }

  /// Gives each dynamic property of `subject` its storage and its current inherited value.
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

  /// Calls `update()` of an app's own dynamic properties, after all properties have been bound. What they
  /// read is tracked like what the body reads.
  func update<Subject>(_ subject: inout Subject) {
    if usesMirror {
      MirrorFields.update(subject)
      return
    }
    guard !updates.isEmpty else { return }
    withUnsafeMutablePointer(to: &subject) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for update in updates { update.perform(base + update.offset) }
    }
  }

  /// Returns whether `new` equals `old`, and thus needs no evaluation.
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
  /// A cache of plans by type. A plan depends on the type alone, so the cache has no visible effect.
  @MainActor private static var plans: [ObjectIdentifier: FieldPlan] = [:]
  private static let mirrored = FieldPlan(properties: [], comparisons: nil, usesMirror: true)

  @MainActor
  static func of<Subject>(_ subject: Subject.Type, reflection: FieldReflection) -> FieldPlan {
    guard reflection == .offsets else { return mirrored }
    let key = ObjectIdentifier(subject)
    if let plan = plans[key] { return plan }
    let found = properties(of: subject, at: 0)
    let plan = FieldPlan(
      properties: found.properties,
      updates: found.updates,
      comparisons: FieldComparisons.of(subject, at: 0),
      usesMirror: false,
      ownedFields: ownedFields(of: subject)
    )
    plans[key] = plan
    return plan
  }

  /// The properties to bind, and those to update after that.
  private typealias Steps = (properties: [Property], updates: [Update])

  @MainActor
  private static func properties<Subject>(of subject: Subject.Type, at base: Int) -> Steps {
    var steps: Steps = ([], [])
    for field in FieldReflection.fields(of: subject) ?? [] {
      let inner: Steps
      if let type = field.type as? any DynamicProperty.Type {
        inner = properties(ofDynamic: type, at: base + field.offset)
      } else if let type = field.type as? any HeldType.Type {
        inner = properties(ofHeld: type, at: base + field.offset)
      } else {
        continue
      }
      steps.properties += inner.properties
      steps.updates += inner.updates
    }
    return steps
  }

  /// Adds the properties of a style or modifier that a node stores beside a view.
  @MainActor
  private static func properties<H: HeldType>(ofHeld type: H.Type, at offset: Int) -> Steps {
    properties(of: H.Value.self, at: offset)
  }

  /// Adds the properties inside a dynamic property, then the property itself.
  @MainActor
  private static func properties<P: DynamicProperty>(
    ofDynamic type: P.Type, at offset: Int
  ) -> Steps {
    if let stored = type as? any StoredDynamicProperty.Type {
      return ([property(ofStored: stored, at: offset)], [])
    }
    if type is any ComparedDynamicProperty.Type { return ([], []) }
    let own = Update(offset: offset) { $0.assumingMemoryBound(to: P.self).pointee.update() }
    let inner = properties(of: type, at: offset)
    return (inner.properties, inner.updates + [own])
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
