#if Macros
  /// Writes the state, the actions and the body of a destination: one of several features that are presented in
  /// one place, as screens of a stack are, or sheets and alerts of which one is shown at a time.
  ///
  /// ```swift
  /// @Destination
  /// struct Screen {
  ///   let list: OrderList
  ///   let detail: Detail
  ///   let confirmation: AlertReducer<Answer>
  /// }
  ///
  /// extension Screen.State: Equatable {}
  /// extension Screen.Action: Equatable {}
  /// ```
  ///
  /// The struct is made with its features, which have received their dependencies already:
  ///
  /// ```swift
  /// Screen(list: OrderList(), detail: Detail(client: client), confirmation: AlertReducer())
  ///   .lift(optional: \.screen, action: \.screen)
  /// ```
  ///
  /// It writes these members, and the conformance to `Reducer`:
  ///
  /// - `enum State` has a case for each feature: `.detail(Detail.State)`.
  /// - `enum Action` has the same cases: `.detail(Detail.Action)`.
  /// - Both have case paths, as `@CasePathable` writes them.
  /// - `body` lifts each feature to its case.
  ///
  /// The conformances of the enums are for you to choose, in extensions in the same file. The members have the
  /// access level of the struct.
  ///
  /// The type of each feature is written out, since a macro sees no types. The macro is an error on anything but
  /// a struct, on one without features, on computed properties and variables between `#if` and `#endif`, and if
  /// `State`, `Action` or `body` is declared already.
  ///
  /// It needs the trait `Macros`, like `@CasePathable`. The article "Destinations and stacks" of `Headwater` shows how
  /// to write the two enums and the body by hand.
  @attached(member, names: named(State), named(Action), named(body))
  @attached(extension, conformances: Reducer)
  public macro Destination() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "DestinationMacro")
#endif
