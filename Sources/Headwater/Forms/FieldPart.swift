// What `@Fields` writes for a field with `@Nested` or `@Rows`: a type that finds the change of the field. For a type
// without `@Fields` it finds `MissingChange`, so that the compiler reports one error, which says what to write, and not
// one for each place that the change is used in.

/// A field with `@Nested`, whose change is one of the value's own fields. `@Fields` conforms to it.
public protocol NestedField {
  /// The type of the field.
  associatedtype Field

  /// The change of the field.
  associatedtype Written

  /// Tells the compiler which type the change has. It is always nil.
  static var written: Written? { get }
}

extension NestedField where Field: FieldPathable {
  /// Tells the compiler that the change is that of the field's type. It is always nil.
  @inlinable
  public static var written: Field.Change? { nil }

  /// Changes the field.
  @inlinable
  public static func apply(_ change: Field.Change, to field: inout Field) { field.apply(change) }
}

extension NestedField {
  /// Tells the compiler that there is no change. It is always nil.
  @inlinable
  public static var written: MissingChange? { nil }

  /// Unavailable: the type of the field has no changes.
  @available(
    *, unavailable,
    message: """
      A field with '@Nested' has a type with '@Fields'. Add that to the type, or remove '@Nested', and the field is \
      written whole.
      """
  )
  public static func apply(_ change: MissingChange, to field: inout Field) {}
}

/// A field with `@Rows`, whose change is one of an element. `@Fields` conforms to it.
public protocol RowsField {
  /// The type of the field.
  associatedtype Field

  /// The change of an element, with its id.
  associatedtype Written

  /// Tells the compiler which type the change has. It is always nil.
  static var written: Written? { get }
}

extension RowsField where Field: ElementCollection, Field.Member: FieldPathable {
  /// Tells the compiler that the change is that of an element. It is always nil.
  @inlinable
  public static var written: ElementAction<Field.ElementID, Field.Member.Change>? { nil }

  /// Changes an element of the field.
  @inlinable
  public static func apply(
    _ change: ElementAction<Field.ElementID, Field.Member.Change>, to field: inout Field
  ) {
    field.apply(change)
  }
}

extension RowsField {
  /// Tells the compiler that there is no change. It is always nil.
  @inlinable
  public static var written: MissingChange? { nil }

  /// Unavailable: the elements of the field have no changes.
  @available(
    *, unavailable,
    message: """
      A field with '@Rows' is an array of 'Identifiable' elements, a dictionary or an 'IdentifiedArray', and the type of \
      its elements has '@Fields'. Add that to the type, or remove '@Rows', and the field is written whole.
      """
  )
  public static func apply(_ change: MissingChange, to field: inout Field) {}
}

/// The change of a field whose type has no changes. Code with it does not compile.
public struct MissingChange: Codable, Hashable, Sendable {}
