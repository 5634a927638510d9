// Headwater's macros: today `@CasePathable` alone.
//
// In: an enum of the user's. Out: the case paths that its author would else write by hand; the
// plugin `HeadwaterMacrosPlugin` writes them while the user's module compiles. What it writes names
// `Headwater`, hence that module is exported with this one. Nothing here exists at run time.

@_exported import Headwater

#if Macros
  /// Writes the case paths of an enum, so that `\.counter` names a case as it names a property.
  ///
  /// ```swift
  /// @CasePathable
  /// enum Action {
  ///   case counter(Counter.Action)
  ///   case moved(from: Int, to: Int)
  ///   case reset
  /// }
  ///
  /// action.is(\.reset)
  /// action[case: \.moved]?.from
  /// counter.lift(state: \.counter, action: \.counter)
  /// ```
  ///
  /// It serves enums of actions and enums of state alike.
  ///
  /// - The enum conforms to `CasePathable`. What is written is as visible as the enum, and
  ///   isolated to no actor, in modules with and without main-actor default isolation.
  /// - The value of a case is its associated value; a tuple with their labels for several; `Void` for
  ///   none.
  /// - Reading or changing a value through a case path copies no collection in it.
  /// - The cases are numbered in their order, but for those with `@available`; by these numbers a body
  ///   of many lifts finds the ones that an action is for.
  /// - Across modules a change through a case path costs a nanosecond if the enum is public, and so
  ///   is seen to be everything around it: what is written is inlinable then. In an extension without
  ///   a modifier that can't be seen, and it is a call, ten times slower; write `public extension`.
  /// - Generic and indirect enums, names in backticks, `@available` and `#if` around cases work. A
  ///   case that is unavailable everywhere gets no case path.
  ///
  /// It is an error on anything but an enum, on an enum without cases or with two cases of one name,
  /// on a noncopyable enum, and where `Cases` or `cases` is declared already. Enums inside functions
  /// can't have it, since Swift doesn't let a macro extend them. A value of a function type needs the
  /// type written out in the case, or wrapped in a struct: through a type alias the macro can't see
  /// that it is one.
  ///
  /// The macro is in the module `HeadwaterMacros` and needs the trait `Macros`. That adds one package,
  /// swift-syntax, and to a clean debug build on two cores the 85 seconds to compile it; a release
  /// build takes several times that. Without the trait the attribute is unknown, and a case path is
  /// short to write by hand; the documentation of `CasePath` shows how.
  @attached(member, names: named(Cases), named(cases), named(caseIndex(of:)))
  @attached(extension, conformances: CasePathable)
  public macro CasePathable() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "CasePathableMacro")
#endif
