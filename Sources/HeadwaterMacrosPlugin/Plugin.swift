// The macro plugin: a program that the compiler starts, which reads an enum and writes the case paths that
// its author would otherwise write by hand.
//
// In comes the declaration with `@CasePathable`, as syntax without types. Out goes source text, or
// diagnostics. `EnumReader` turns syntax into an `EnumDescription`, and `CasePathWriter` sees only that:
// besides the view macros, only this file and the reader know swift-syntax.
//
// swift-syntax needs the trait `Macros`. Without the trait, this program does nothing, and the other targets
// of the package still build.

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
      // No conformance is requested if the author has written it.
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
