#if Macros
  import SwiftSyntax

  /// Reads a declaration with the attribute `@CasePathable`.
  struct EnumReader: DeclarationReader {
    typealias Writer = CasePathWriter

    let attribute: AttributeSyntax
    let enclosing: [Syntax]

    func read(_ declaration: some DeclGroupSyntax) -> Result<EnumDescription, ProblemsFound> {
      guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
        let problem = Problem(refusal: notAnEnum(declaration), node: Syntax(attribute))
        return .failure(ProblemsFound(problems: [problem]))
      }
      var collector = CaseCollector(enumName: enumeration.name.text)
      let members = collector.collect(enumeration.memberBlock.members)
      let problems =
        problems(of: enumeration) + collector.problems
        + (members.isEmpty
          ? [refuse(.noCase(enumName: enumeration.name.text), at: attribute)]
          : [])
      if !problems.isEmpty {
        return .failure(ProblemsFound(problems: problems))
      }
      let site = DeclarationSite(enumeration, in: enclosing)
      return .success(
        EnumDescription(
          name: enumeration.name.text,
          access: site.access,
          isKnownToBePublic: site.isKnownToBePublic,
          availability: site.availability,
          members: members,
          identifiers: enumeration.memberBlock.identifiers
        )
      )
    }

    private func notAnEnum(_ declaration: some DeclGroupSyntax) -> CasePathRefusal {
      if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        return .anExtension(of: declaration.extendedType.trimmedDescription)
      }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      return .notAnEnum(kind: declaration.introducer.text, name: name)
    }

    private func problems(of enumeration: EnumDeclSyntax) -> [Problem] {
      let name = enumeration.name.text
      var problems: [Problem] = []
      if name.withoutBackticks == "Cases" {
        problems.append(refuse(.enumNamedCases, at: enumeration.name))
      }
      if let type = enumeration.suppressedCopying {
        problems.append(refuse(.notCopyable(enumName: name), at: type))
      }
      if let modifier = DeclarationSite(enumeration, in: enclosing).privateModifier {
        problems.append(refuse(.privateInside(enumName: name), at: modifier))
      }
      for taken in takenNames(in: enumeration.memberBlock.members) {
        problems.append(refuse(.takenName(name: taken.text, enumName: name), at: taken))
      }
      return problems
    }

    /// The declarations of `Cases` or `cases` that exist already.
    private func takenNames(in members: MemberBlockItemListSyntax) -> [TokenSyntax] {
      members.flatMap { member -> [TokenSyntax] in
        if let block = member.decl.as(IfConfigDeclSyntax.self) {
          return block.clauses.flatMap { takenNames(in: $0.members) }
        }
        if let enumCase = member.decl.as(EnumCaseDeclSyntax.self) {
          return enumCase.elements.map(\.name).filter {
            ["cases", "Cases"].contains($0.text.withoutBackticks)
          }
        }
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          guard variable.modifiers.contains(where: { $0.name.text == "static" }) else { return [] }
          return variable.bindings
            .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
            .filter { $0.text.withoutBackticks == "cases" }
        }
        let name = member.decl.asProtocol((any NamedDeclSyntax).self)?.name
        return name.map { $0.text.withoutBackticks == "Cases" ? [$0] : [] } ?? []
      }
    }
  }

  private func refuse(_ refusal: CasePathRefusal, at node: some SyntaxProtocol) -> Problem {
    Problem(refusal: refusal, node: Syntax(node))
  }

  /// Reads the cases of an enum, including those between `#if` and `#endif`.
  private struct CaseCollector {
    let enumName: String
    private(set) var problems: [Problem] = []
    private var seen: [String: TokenSyntax] = [:]

    init(enumName: String) {
      self.enumName = enumName
    }

    mutating func collect(_ members: MemberBlockItemListSyntax) -> [EnumMember] {
      var collected: [EnumMember] = []
      for member in members {
        if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
          // No code can make such a case, and neither can `embed`.
          if declaration.attributes.makeUnavailable { continue }
          for element in declaration.elements {
            collected.append(collect(element, availability: declaration.attributes.availability))
          }
        } else if let block = member.decl.as(IfConfigDeclSyntax.self) {
          collected += collect(block)
        }
      }
      return collected
    }

    private mutating func collect(_ block: IfConfigDeclSyntax) -> [EnumMember] {
      // Only one clause is compiled: different clauses may have a case of the same name.
      let before = seen
      var after = seen
      var clauses: [ConditionalClause] = []
      for clause in block.clauses {
        seen = before
        let members = collect(clause.members)
        after.merge(seen) { first, _ in first }
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        clauses.append(
          ConditionalClause(directive: clause.poundKeyword.text + condition, members: members))
      }
      seen = after
      return clauses.allSatisfy { $0.members.isEmpty } ? [] : [.conditional(clauses)]
    }

    private mutating func collect(
      _ element: EnumCaseElementSyntax, availability: [String]
    ) -> EnumMember {
      if let first = seen.updateValue(element.name, forKey: element.name.text.withoutBackticks) {
        problems.append(
          Problem(
            refusal: CasePathRefusal.overloadedCase(name: element.name.text, enumName: enumName),
            node: Syntax(element.name),
            other: Syntax(first)
          )
        )
      }
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      return .enumCase(
        CaseDescription(
          name: element.name.text, availability: availability, values: parameters.map(value))
      )
    }

    private func value(of parameter: EnumCaseParameterSyntax) -> AssociatedValue {
      let label = parameter.firstName?.text
      let type = SelfReplacement(name: enumName).rewrite(parameter.type)
      return AssociatedValue(
        label: label == "_" ? nil : label,
        type: type.trimmedDescription,
        identifiers: type.identifiers,
        isFunction: isFunction(parameter.type)
      )
    }

    private func isFunction(_ type: TypeSyntax) -> Bool {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return isFunction(attributed.baseType)
      }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        return isFunction(element.type)
      }
      return type.is(FunctionTypeSyntax.self)
    }
  }

  extension IfConfigClauseSyntax {
    fileprivate var members: MemberBlockItemListSyntax {
      if case .decls(let members) = elements { members } else { [] }
    }
  }

  extension AttributeListSyntax {
    /// Whether one of them is `@available(*, unavailable)`.
    fileprivate var makeUnavailable: Bool {
      availability.contains { attribute in
        attribute.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
      }
    }
  }
#endif
