#if Macros
  import SwiftSyntax

  /// What the modifiers and attributes of a type, and of the declarations around it, say about its members.
  struct DeclarationSite {
    private let declaration: Syntax
    private let enclosing: [Syntax]

    /// - Parameters:
    ///   - declaration: The type.
    ///   - enclosing: The declarations around it, innermost first.
    init(_ declaration: some DeclGroupSyntax, in enclosing: [Syntax]) {
      self.declaration = Syntax(declaration)
      self.enclosing = enclosing
    }

    /// `public`, `package`, or nil, for which members need no modifier.
    var access: String? {
      // Members without a modifier have that of their extension.
      let access =
        declaration.accessLevel
        ?? enclosing.first?.as(ExtensionDeclSyntax.self).flatMap(\.modifiers.accessLevel)
      return access == "public" || access == "package" ? access : nil
    }

    /// Whether the type and all declarations around it are visibly public.
    var isKnownToBePublic: Bool {
      access == "public"
        && enclosing.allSatisfy { $0.accessLevel == "public" || $0.accessLevel == "open" }
    }

    /// The modifier that hides the type from an extension at the top level of the file.
    var privateModifier: DeclModifierSyntax? {
      // At the top level of a file, `private` means visible in the whole file.
      ([declaration] + enclosing).dropLast().lazy
        .compactMap { $0.asProtocol((any WithModifiersSyntax).self) }
        .compactMap { $0.modifiers.first { $0.name.text == "private" } }.first
    }

    /// The attributes `@available` of the type and of the types around it.
    var availability: [String] {
      ([declaration] + enclosing).flatMap {
        $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? []
      }
    }
  }

  extension Syntax {
    fileprivate var accessLevel: String? {
      asProtocol((any WithModifiersSyntax).self)?.modifiers.accessLevel
    }
  }

  extension DeclModifierListSyntax {
    /// The written access level, without that of a setter.
    var accessLevel: String? {
      let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
      return filter { $0.detail == nil }.map(\.name.text).first(where: levels.contains)
    }
  }

  extension AttributeListSyntax {
    /// The attributes `@available`.
    var availability: [String] {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription == "available" }
        .map(\.trimmedDescription)
    }
  }

  extension DeclGroupSyntax {
    /// The refused `~Copyable` of a type.
    var suppressedCopying: TypeSyntax? {
      inheritanceClause?.inheritedTypes.map(\.type).first {
        ["~Copyable", "~Swift.Copyable"].contains($0.trimmedDescription)
      }
    }
  }

  extension SyntaxProtocol {
    /// Every identifier, without backticks.
    var identifiers: Set<String> {
      Set(
        tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { name.withoutBackticks } else { nil }
        }
      )
    }
  }

  /// Replaces `Self` by the name of a type, for use in a type inside it.
  final class SelfReplacement: SyntaxRewriter {
    private let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
      token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(name)) : token
    }
  }
#endif
