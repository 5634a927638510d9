/// An implementation of ``FieldPlan`` that uses only `Mirror`.
///
/// A mirror returns copies. So a property is bound through the object that all of its copies share. This
/// has two limits. If one view value is on a screen twice, both views share its state. And changes that
/// `update()` makes to an app's own property are lost.
@MainActor
enum MirrorFields {
  static func bind(_ subject: Any, binding: inout PropertyBinding) {
    binding.isShared = true
    for child in Mirror(reflecting: subject).children {
      if let held = child.value as? any HeldType {
        bind(held.value, binding: &binding)
        continue
      }
      if let property = child.value as? any StoredDynamicProperty {
        bindStored(property, binding: &binding)
      } else if !(child.value is any ComparedDynamicProperty),
        let property = child.value as? any DynamicProperty
      {
        bind(property, binding: &binding)
      }
    }
  }

  /// Calls `update()` of an app's own properties. The changes that it makes to a copy are lost.
  static func update(_ subject: Any) {
    for child in Mirror(reflecting: subject).children {
      if let held = child.value as? any HeldType {
        update(held.value)
      } else if let property = child.value as? any DynamicProperty,
        !(property is any StoredDynamicProperty), !(property is any ComparedDynamicProperty)
      {
        update(property as Any)
        updateOwn(property)
      }
    }
  }

  private static func bindStored<P: StoredDynamicProperty>(
    _ property: P, binding: inout PropertyBinding
  ) {
    var copy = property
    copy.bind(&binding)
  }

  private static func updateOwn<P: DynamicProperty>(_ property: P) {
    var copy = property
    copy.update()
  }

  nonisolated static func isEqual(_ old: Any, _ new: Any) -> Bool {
    let old = Mirror(reflecting: old)
    let new = Mirror(reflecting: new)
    guard let style = old.displayStyle, [.struct, .tuple, .optional].contains(style),
      old.children.count == new.children.count
    else { return false }
    return zip(old.children, new.children).allSatisfy { isEqualField($0.value, $1.value) }
  }

  nonisolated private static func isEqualField(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? any ComparedDynamicProperty { return isSame(old, new) }
    if old is any StoredDynamicProperty { return true }
    if old is any DynamicProperty, !(type(of: old) is AnyClass) { return isEqual(old, new) }
    if type(of: old) is AnyClass, type(of: new) is AnyClass {
      return (old as AnyObject) === (new as AnyObject)
    }
    if let old = old as? any Equatable { return isEqualValue(old, new) }
    return isEqual(old, new)
  }

  nonisolated private static func isEqualValue<T: Equatable>(_ old: T, _ new: Any) -> Bool {
    (new as? T) == old
  }

  nonisolated private static func isSame<P: ComparedDynamicProperty>(
    _ old: P, _ new: Any
  ) -> Bool {
    (new as? P).map(old.isSame) ?? false
  }
}
