#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Reads a declaration with the attribute of a macro that writes members and a conformance.
  protocol DeclarationReader {
    associatedtype Writer: DeclarationWriter

    /// - Parameters:
    ///   - attribute: The attribute of the macro.
    ///   - enclosing: The declarations around the type, innermost first.
    init(attribute: AttributeSyntax, enclosing: [Syntax])

    /// Returns the description of the declaration, or all problems.
    func read(_ declaration: some DeclGroupSyntax) -> Result<Writer.Description, ProblemsFound>
  }

  extension DeclarationReader {
    /// The members for a declaration; none if it has problems, which are reported.
    static func members(
      at attribute: AttributeSyntax, of declaration: some DeclGroupSyntax,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      switch Self(attribute: attribute, enclosing: context.lexicalContext).read(declaration) {
      case .success(let description):
        return Writer(description).members.map { "\(raw: $0)" }
      case .failure(let failure):
        for problem in failure.problems {
          context.diagnose(Diagnostic(problem, attribute: attribute))
        }
        return []
      }
    }

    /// The conformance of the type; none if the declaration has problems, or if its author has written it, for
    /// which no conformance is requested.
    static func conformance(
      at attribute: AttributeSyntax, of declaration: some DeclGroupSyntax,
      named type: some TypeSyntaxProtocol, requested protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      let reader = Self(attribute: attribute, enclosing: context.lexicalContext)
      guard !protocols.isEmpty, case .success(let description) = reader.read(declaration) else {
        return []
      }
      let source = Writer(description).conformance(of: type.trimmedDescription)
      return [try ExtensionDeclSyntax("\(raw: source)")]
    }
  }
#endif
