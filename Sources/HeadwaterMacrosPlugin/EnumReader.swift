#if Macros
  import SwiftSyntax

  /// Reads a declaration with the attribute `@CasePathable`.
  struct EnumReader {
    /// A reason to write nothing, and its place in the source.
    struct Problem {
      var refusal: Refusal
      var node: Syntax

      /// The other one of two conflicting declarations.
      var other: Syntax?
    }

    struct Failure: Error {
      var problems: [Problem]
    }

    private let attribute: AttributeSyntax
    private let enclosing: [Syntax]

    /// - Parameters:
    ///   - attribute: `@CasePathable`.
    ///   - enclosing: The declarations around the enum, innermost first.
    init(attribute: AttributeSyntax, enclosing: [Syntax]) {
      self.attribute = attribute
      self.enclosing = enclosing
    }

    /// Returns the description of the enum, or all problems.
    func read(_ declaration: some DeclGroupSyntax) -> Result<EnumDescription, Failure> {
      guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
        let problem = Problem(refusal: notAnEnum(declaration), node: Syntax(attribute))
        return .failure(Failure(problems: [problem]))
      }
      var collector = CaseCollector(enumName: enumeration.name.text)
      let members = collector.collect(enumeration.memberBlock.members)
      let problems =
        problems(of: enumeration) + collector.problems
        + (members.isEmpty
          ? [Problem(refusal: .noCase(enumName: enumeration.name.text), node: Syntax(attribute))]
          : [])
      if !problems.isEmpty {
        return .failure(Failure(problems: problems))
      }
      let access = access(of: enumeration)
      return .success(
        EnumDescription(
          name: enumeration.name.text,
          access: access,
          isKnownToBePublic: access == "public" && enclosing.allSatisfy(isSeenToBePublic),
          availability: ([Syntax(enumeration)] + enclosing).flatMap(availability),
          members: members,
          identifiers: enumeration.memberBlock.identifiers
        )
      )
    }

    private func notAnEnum(_ declaration: some DeclGroupSyntax) -> Refusal {
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
        problems.append(Problem(refusal: .enumNamedCases, node: Syntax(enumeration.name)))
      }
      if let type = enumeration.inheritanceClause?.inheritedTypes.first(where: suppressesCopying) {
        problems.append(Problem(refusal: .notCopyable(enumName: name), node: Syntax(type.type)))
      }
      if let modifier = privateModifier(of: enumeration) {
        problems.append(Problem(refusal: .privateInside(enumName: name), node: Syntax(modifier)))
      }
      for taken in takenNames(in: enumeration.memberBlock.members) {
        let refusal = Refusal.takenName(name: taken.text, enumName: name)
        problems.append(Problem(refusal: refusal, node: Syntax(taken)))
      }
      return problems
    }

    /// The modifier that hides the enum from an extension at the top level of the file.
    private func privateModifier(of enumeration: EnumDeclSyntax) -> DeclModifierSyntax? {
      // At the top level of a file, `private` means visible in the whole file.
      ([Syntax(enumeration)] + enclosing).dropLast().lazy
        .compactMap { $0.asProtocol((any WithModifiersSyntax).self) }
        .compactMap { $0.modifiers.first { $0.name.text == "private" } }.first
    }

    private func suppressesCopying(_ inherited: InheritedTypeSyntax) -> Bool {
      ["~Copyable", "~Swift.Copyable"].contains(inherited.type.trimmedDescription)
    }

    /// The declarations of `Cases` or `cases` that exist already.
    private func takenNames(in members: MemberBlockItemListSyntax) -> [TokenSyntax] {
      members.flatMap { member -> [TokenSyntax] in
        if let block = member.decl.as(IfConfigDeclSyntax.self) {
          return block.clauses.flatMap { takenNames(in: $0.members) }
        }
        if let enumCase = member.decl.as(EnumCaseDeclSyntax.self) {
          return enumCase.elements.map(\.name).filter { $0.text.withoutBackticks == "cases" }
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

    private func access(of enumeration: EnumDeclSyntax) -> String? {
      // Members without a modifier have that of their extension.
      let access =
        accessLevel(in: enumeration.modifiers)
        ?? enclosing.first?.as(ExtensionDeclSyntax.self).flatMap { accessLevel(in: $0.modifiers) }
      return access == "public" || access == "package" ? access : nil
    }

    private func accessLevel(in modifiers: DeclModifierListSyntax) -> String? {
      let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
      return modifiers.map(\.name.text).first(where: levels.contains)
    }

    private func isSeenToBePublic(_ declaration: Syntax) -> Bool {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let access = modifiers.flatMap(accessLevel)
      return access == "public" || access == "open"
    }

    private func availability(of declaration: Syntax) -> [String] {
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? []
    }
  }

  /// Reads the cases of an enum, including those between `#if` and `#endif`.
  private struct CaseCollector {
    let enumName: String
    private(set) var problems: [EnumReader.Problem] = []
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
          EnumReader.Problem(
            refusal: .overloadedCase(name: element.name.text, enumName: enumName),
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

  private final class SelfReplacement: SyntaxRewriter {
    private let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
      token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(name)) : token
    }
  }

  extension IfConfigClauseSyntax {
    fileprivate var members: MemberBlockItemListSyntax {
      if case .decls(let members) = elements { members } else { [] }
    }
  }

  extension AttributeListSyntax {
    /// The attributes `@available`.
    fileprivate var availability: [String] {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription == "available" }
        .map(\.trimmedDescription)
    }

    /// Whether one of them is `@available(*, unavailable)`.
    fileprivate var makeUnavailable: Bool {
      availability.contains { attribute in
        attribute.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
      }
    }
  }

  extension SyntaxProtocol {
    /// Every identifier, without backticks.
    fileprivate var identifiers: Set<String> {
      Set(
        tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { name.withoutBackticks } else { nil }
        }
      )
    }
  }
#endif
