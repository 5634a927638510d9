#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@Destination`: adds `State`, `Action` and `body` as members, and the conformance as an extension.
  public enum DestinationMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      DestinationReader.members(at: node, of: declaration, in: context)
    }

    public static func expansion(
      of node: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      try DestinationReader.conformance(
        at: node, of: declaration, named: type, requested: protocols, in: context)
    }
  }
#endif
