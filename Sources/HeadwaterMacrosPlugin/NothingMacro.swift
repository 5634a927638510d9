#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Expands to nothing, for macros that are unavailable. The message of their declaration is then the only error.
  public enum NothingMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      []
    }
  }
#endif
