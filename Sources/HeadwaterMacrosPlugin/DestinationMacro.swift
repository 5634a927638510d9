#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `@Destination`: adds `State`, `Action` and `body` as members, and the conformance as an extension.
  public enum DestinationMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let reader = DestinationReader(attribute: node, enclosing: context.lexicalContext)
      switch reader.read(declaration) {
      case .success(let description):
        return DestinationWriter(description).members.map { "\(raw: $0)" }
      case .failure(let failure):
        for problem in failure.problems {
          context.diagnose(Diagnostic(problem, attribute: node))
        }
        return []
      }
    }

    public static func expansion(
      of node: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      // No conformance is requested if the author has written it.
      let reader = DestinationReader(attribute: node, enclosing: context.lexicalContext)
      guard !protocols.isEmpty, case .success(let description) = reader.read(declaration) else {
        return []
      }
      let source = DestinationWriter(description).conformance(of: type.trimmedDescription)
      return [try ExtensionDeclSyntax("\(raw: source)")]
    }
  }
#endif
