// The macro plugin: a program that the compiler starts, which reads a declaration and writes what its author
// would otherwise write by hand.
//
// In comes the declaration with its attribute, as syntax without types. Out goes source text, or diagnostics.
// A reader turns syntax into a description, and a writer sees only that. For `@CasePathable` these are
// `EnumReader`, `EnumDescription` and `CasePathWriter`, and those of `@Fields` and `@Destination` are named
// likewise.
//
// swift-syntax needs the trait `Macros`. Without the trait, this program does nothing, and the other targets
// of the package still build.

#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntax
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      CasePathableMacro.self, DestinationMacro.self, EntryMacro.self, FieldsMacro.self,
      FieldMarkMacro.self, NothingMacro.self, PreviewMacro.self, PreviewRecordMacro.self,
      PreviewableMacro.self,
    ]
  }

  /// `@CasePathable`: adds `Cases` and `cases` as members, and the conformance as an extension.
  ///
  /// The case paths are members because names of types mean the same there as in the cases. An extension
  /// is outside of the enclosing types, and would not find such names.
  public enum CasePathableMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      EnumReader.members(at: node, of: declaration, in: context)
    }

    public static func expansion(
      of node: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      try EnumReader.conformance(
        at: node, of: declaration, named: type, requested: protocols, in: context)
    }
  }
#else
  @main
  enum Plugin {
    static func main() {}
  }
#endif
