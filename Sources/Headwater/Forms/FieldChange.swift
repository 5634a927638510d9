/// The change of one field of a struct, as a value: an enum with a case for each field.
///
/// ```swift
/// enum Change: FieldChange {
///   case name(String), isLoud(Bool), address(Address.Change)
/// }
/// ```
///
/// It can be compared, sent in an action, recorded and replayed. It is itself an action, of the store of a
/// nested part: `store.scope(field: \.address)`.
public protocol FieldChange: FieldAction, Codable, Equatable where Change == Self {}

extension FieldChange {
  /// The change itself.
  @inlinable
  public static func change(_ change: Self) -> Self { change }
}
