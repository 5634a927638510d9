// The plugin's room: a program that the compiler starts, which reads an enum and writes the case
// paths that its author would otherwise write by hand.
//
// In: the declaration that `@CasePathable` stands on, as syntax, without any knowledge of types.
// Out: source text, or diagnostics. `EnumReader` turns syntax into an `EnumDescription`, the only
// thing that `CasePathWriter` sees; so this file and the reader alone know swift-syntax.
//
// swift-syntax stands behind the trait `Macros`. Without it this is a program that does nothing, so
// that the package's other targets still build together with it.

#if Macros
  import SwiftCompilerPlugin
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      CasePathableMacro.self, EntryMacro.self, PreviewMacro.self,
    ]
  }

  /// `@CasePathable`: `Cases` and `cases` as members, the conformance as an extension.
  ///
  /// Members stand inside the enum, where the types that its cases mention mean the same as in the
  /// cases; an extension stands outside the enclosing types, and would not find them.
  public enum CasePathableMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax,
      providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      switch EnumReader(attribute: node, enclosing: context.lexicalContext).read(declaration) {
      case .success(let description):
        return CasePathWriter(description).members.map { "\(raw: $0)" }
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
      // Nothing is asked for where the author has written the conformance.
      guard !protocols.isEmpty,
        case .success(let description) =
          EnumReader(attribute: node, enclosing: context.lexicalContext).read(declaration)
      else { return [] }
      let source = CasePathWriter(description).conformance(of: type.trimmedDescription)
      return [try ExtensionDeclSyntax("\(raw: source)")]
    }
  }

  extension Diagnostic {
    fileprivate init(_ problem: EnumReader.Problem, attribute: AttributeSyntax) {
      self.init(
        node: problem.node,
        message: RefusalMessage(refusal: problem.refusal),
        notes: problem.other.map { [Note(node: $0, message: OtherCase())] } ?? [],
        fixIts: problem.refusal.offersRemoval ? [.removal(of: attribute)] : []
      )
    }
  }

  extension FixIt {
    fileprivate static func removal(of attribute: AttributeSyntax) -> FixIt {
      FixIt(
        message: RemovalMessage(),
        changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(AttributeListSyntax([])))]
      )
    }
  }

  private struct RefusalMessage: DiagnosticMessage {
    let refusal: Refusal
    var message: String { refusal.message }
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "HeadwaterMacros", id: refusal.identifier) }
  }

  private struct RemovalMessage: FixItMessage {
    let message = "remove '@CasePathable'"
    let fixItID = MessageID(domain: "HeadwaterMacros", id: "removal")
  }

  private struct OtherCase: NoteMessage {
    let message = "the first of them is here"
    let noteID = MessageID(domain: "HeadwaterMacros", id: "otherCase")
  }
#else
  @main
  enum Plugin {
    static func main() {}
  }
#endif
