// Headwater's macros `@CasePathable`, `@Destination` and `@Fields`.
//
// In comes an enum or a struct. Out goes what its author would otherwise write by hand. The plugin
// `HeadwaterMacrosPlugin` writes it while the user's module compiles. Its code refers to `Headwater`, which
// this module therefore exports. Nothing here exists at run time.

@_exported import Headwater

#if Macros
  /// Writes the case paths of an enum. `\.counter` then names a case as a key path names a property.
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
  /// Use it for enums of actions and enums of state.
  ///
  /// - The enum conforms to `CasePathable`. The members have the access level of the enum and are
  ///   nonisolated, in modules with and without main-actor default isolation.
  /// - The value of a case is its associated value, a tuple with labels for several values, and `Void` for
  ///   none.
  /// - Reading or changing a value through a case path copies no collection in it.
  /// - Cases without `@available` are numbered in their order. A body of many lifts uses the numbers to find
  ///   the lifts for an action.
  /// - Across modules, a change through a case path costs a nanosecond if the enum and all declarations
  ///   around it are visibly public, because the members are inlinable then. The macro can't see this for
  ///   an enum in an extension without a modifier; the change is then a call, ten times slower. Write
  ///   `public extension`.
  /// - Generic and indirect enums, names in backticks, and `@available` and `#if` around cases work. A case
  ///   that is unavailable everywhere has no case path.
  ///
  /// The macro is an error on anything but an enum, on an enum without cases or with two cases of the same
  /// name, on a noncopyable enum, and if `Cases` or `cases` is declared already. It does not work on an
  /// enum inside a function, which Swift does not let a macro extend. If the value of a case has a function
  /// type, write the type out in the case or wrap it in a struct, since the macro does not recognise it
  /// behind a type alias.
  ///
  /// The macro is in the module `HeadwaterMacros` and needs the trait `Macros`. The trait adds the package
  /// swift-syntax, which takes 85 seconds to compile in a clean debug build on two cores, and several times
  /// as long in a release build. Without the trait the attribute is unknown. The documentation of
  /// `CasePath` shows how to write a case path by hand.
  @attached(member, names: named(Cases), named(cases), named(caseIndex(of:)))
  @attached(extension, conformances: CasePathable)
  public macro CasePathable() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "CasePathableMacro")
#endif
