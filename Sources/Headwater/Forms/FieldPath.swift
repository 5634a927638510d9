/// A field of a struct as a type: it reads the field, and makes the change of the field from a value.
///
/// `@Fields` writes field paths; ``FieldPathable`` shows one written by hand.
///
/// The other types are not required to be ``FieldPathable`` or ``FieldChange``. In a module with main-actor
/// default isolation these conformances are isolated to the main actor, while the path of a field that an
/// effect loads is `nonisolated`.
public protocol FieldPath<Root, Field> {
  /// The type of the struct.
  associatedtype Root

  /// The type of the field.
  associatedtype Field

  /// The type of the value that a change of the field carries.
  ///
  /// It is the type of the field itself if the field is written whole, the change of a nested part, or the
  /// change of one row of a collection, as an ``ElementAction``.
  associatedtype Written

  /// The change of the struct.
  associatedtype RootChange

  /// The field.
  static var path: KeyPath<Root, Field> { get }

  /// Makes the change of the field from the value that it carries.
  static func embed(_ value: Written) -> RootChange
}
