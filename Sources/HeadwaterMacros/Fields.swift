#if Macros
  /// Writes the changes of a struct's fields as values, with which forms are bound, recorded and replayed.
  ///
  /// ```swift
  /// @Fields struct State: Equatable {
  ///   var name = ""
  ///   @Nested var address = Address()
  ///   @Rows var guests: IdentifiedArray<Guest> = []
  ///   var menu: Loadable<[Dish]> = .neverLoaded
  ///   @Unrecorded var alert: AlertState<Answer>?
  /// }
  ///
  /// enum Action: FieldAction {
  ///   case change(State.Change)
  ///   case appeared
  /// }
  /// ```
  ///
  /// It writes three members, and the conformance to `FieldPathable`:
  ///
  /// - `enum Change` has a case for each field: `.name(String)`, `.address(Address.Change)`,
  ///   `.guests(ElementAction<Guest.ID, Guest.Change>)`, `.menu(Loadable<[Dish]>.Change)`. It is `Codable` and
  ///   `Equatable`, and `Hashable` and `Sendable` if the struct says so of itself.
  /// - `mutating func apply(_ change: Change)` changes the field.
  /// - `struct Fields` names the fields: `$store.name`, `$store.address.city`, `state.load(\.menu) { … }`.
  ///
  /// A field has a change if it is a stored `var` and as visible as the struct. Its type is written, or evident
  /// from a literal or a call of an initialiser: `var name = ""`, `var address = Address()`. It is `Codable`
  /// and `Equatable`, or it is marked `@Unrecorded`.
  ///
  /// The macro is an error on anything but a struct, on one without fields, between `#if` and `#endif`, and if
  /// `Change` or `Fields` is declared already. The members have the access level of the struct.
  ///
  /// It needs the trait `Macros`, like `@CasePathable`. The documentation of `FieldPathable` shows how to write
  /// the members by hand.
  @attached(member, names: named(Change), named(Fields), named(apply(_:)))
  @attached(extension, conformances: FieldPathable)
  public macro Fields() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "FieldsMacro")

  /// Says that a change of the field is one of the value's own fields: `case address(Address.Change)`.
  ///
  /// The type of the field has `@Fields` too. Without this mark the field is written whole.
  @attached(peer)
  public macro Nested() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "FieldMarkMacro")

  /// Says that a change of the field is one of an element, with its id: `.guests(.element(id: 3, action: …))`.
  ///
  /// The field is an array of `Identifiable` elements, a dictionary or an `IdentifiedArray`, and the type of its
  /// elements has `@Fields` too. Without this mark the field is written whole.
  @attached(peer)
  public macro Rows() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "FieldMarkMacro")

  /// Says that the field has no change, because its type is not `Codable`, or because views do not set it.
  @attached(peer)
  public macro Unrecorded() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "FieldMarkMacro")
#endif
