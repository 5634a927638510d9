#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@Fields`: adds `Change`, `apply(_:)` and `Fields` as members, and the conformance as an extension.
  public enum FieldsMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      FieldsReader.members(at: node, of: declaration, in: context)
    }

    public static func expansion(
      of node: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      try FieldsReader.conformance(
        at: node, of: declaration, named: type, requested: protocols, in: context)
    }
  }

  /// `@Nested`, `@Rows` and `@Unrecorded`: expand to nothing. `@Fields` reads them.
  public enum FieldMarkMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let structure = context.lexicalContext.first?.as(StructDeclSyntax.self)
      let attributes = structure?.attributes.compactMap { $0.as(AttributeSyntax.self) } ?? []
      if attributes.contains(where: { $0.attributeName.trimmedDescription == "Fields" }) {
        return []
      }
      let name =
        declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "this"
      let refusal = FieldsRefusal.markWithoutFields(
        mark: node.attributeName.trimmedDescription, name: name)
      context.diagnose(
        Diagnostic(Problem(refusal: refusal, node: Syntax(node)), attribute: node))
      return []
    }
  }
#endif
