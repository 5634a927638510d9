/// A struct whose fields are changed by values, and named by field paths: `\.name`.
///
/// `@Fields` writes all of it. Written by hand, it looks like this:
///
/// ```swift
/// struct State: Equatable, FieldPathable {
///   var name = ""
///   var isLoud = false
///
///   enum Change: FieldChange {
///     case name(String), isLoud(Bool)
///   }
///
///   mutating func apply(_ change: Change) {
///     switch change {
///     case .name(let name): self.name = name
///     case .isLoud(let isLoud): self.isLoud = isLoud
///     }
///   }
///
///   struct Fields {
///     enum Name: FieldPath {
///       static var path: KeyPath<State, String> { \.name }
///       static func embed(_ value: String) -> Change { .name(value) }
///     }
///     var name: Name.Type { Name.self }
///   }
/// }
/// ```
///
/// `Fields` lists only the fields that views bind to by `$store.name`, and those that `load(_:reason:_:)`
/// loads. Leave it out if there are none. In a module with main-actor default isolation, the path of a field
/// that is loaded is a `nonisolated enum`.
public protocol FieldPathable {
  /// The change of one field.
  associatedtype Change: FieldChange

  /// A type with a property for each field, whose type is the metatype of the field path.
  associatedtype Fields = Never

  /// Changes the field that `change` names.
  mutating func apply(_ change: Change)
}

/// A field path as an argument: in `load(\.items)`, the property of `Root.Fields` names the type `Path`.
public typealias FieldKeyPath<Root: FieldPathable, Path: FieldPath> = KeyPath<
  Root.Fields, Path.Type
>
