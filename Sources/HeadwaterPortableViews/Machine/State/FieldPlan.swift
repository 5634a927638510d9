/// What to do with the stored properties of a type: which to bind, and how to compare two values.
///
/// A plan is made once for a type and serves every node. Properties that are a
/// ``DynamicProperty`` are bound to the storage of their node. When two values are compared, what a
/// node keeps, such as `@State`, does not count; what the maker of the view has passed in does, also
/// inside a dynamic property of an app's own. Anything whose equality cannot be known, such as a
/// closure, counts as changed.
@MainActor
final class FieldPlan {
  struct Property {
    let offset: Int
    let bind: @MainActor (UnsafeMutableRawPointer, inout PropertyBinding) -> Void
  }

  typealias Comparison = (offset: Int, isEqual: FieldComparison)

  /// Calls `update()` of a property of an app's own.
  struct Update {
    let offset: Int
    let perform: @MainActor (UnsafeMutableRawPointer) -> Void
  }

  private let properties: [Property]
  private let updates: [Update]
  /// Nil when two values of the type never count as equal.
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

  /// Whether there is nothing to bind.
  var isEmpty: Bool { properties.isEmpty && updates.isEmpty && !usesMirror }

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

  /// Lets the dynamic properties of an app's own bring themselves up to date, after all have been
  /// bound; what they read is followed as what the body reads.
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

  /// What to bind, and what to bring up to date after that.
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

  /// The properties of a style, or a modifier, which a node holds beside a view.
  @MainActor
  private static func properties<H: HeldType>(ofHeld type: H.Type, at offset: Int) -> Steps {
    properties(of: H.Value.self, at: offset)
  }

  /// The properties inside a dynamic property first, then the property itself.
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
