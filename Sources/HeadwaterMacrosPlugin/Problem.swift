#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  /// A reason to write nothing, and its place in the source.
  struct Problem {
    var refusal: any Refusal
    var node: Syntax

    /// The other one of two conflicting declarations.
    var other: Syntax?
  }

  struct ProblemsFound: Error {
    var problems: [Problem]
  }

  extension Diagnostic {
    /// - Parameter attribute: The attribute of the macro.
    init(_ problem: Problem, attribute: AttributeSyntax) {
      self.init(
        node: problem.node,
        message: RefusalMessage(refusal: problem.refusal),
        notes: problem.other.map { [Note(node: $0, message: OtherDeclaration())] } ?? [],
        fixIts: problem.refusal.offersRemoval ? [.removal(of: attribute)] : []
      )
    }
  }

  extension FixIt {
    fileprivate static func removal(of attribute: AttributeSyntax) -> FixIt {
      FixIt(
        message: RemovalMessage(attribute: attribute.attributeName.trimmedDescription),
        changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(AttributeListSyntax([])))]
      )
    }
  }

  private struct RefusalMessage: DiagnosticMessage {
    let refusal: any Refusal
    var message: String { refusal.message }
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "HeadwaterMacros", id: refusal.identifier) }
  }

  private struct RemovalMessage: FixItMessage {
    let attribute: String
    var message: String { "remove '@\(attribute)'" }
    var fixItID: MessageID { MessageID(domain: "HeadwaterMacros", id: "removal") }
  }

  private struct OtherDeclaration: NoteMessage {
    let message = "the first of them is here"
    let noteID = MessageID(domain: "HeadwaterMacros", id: "otherCase")
  }
#endif
