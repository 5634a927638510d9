#if Macros
  import SwiftSyntax

  /// Reads a declaration with the attribute `@Destination`.
  struct DestinationReader: DeclarationReader {
    typealias Writer = DestinationWriter

    let attribute: AttributeSyntax
    let enclosing: [Syntax]

    func read(
      _ declaration: some DeclGroupSyntax
    ) -> Result<DestinationDescription, ProblemsFound> {
      guard let structure = declaration.as(StructDeclSyntax.self) else {
        let problem = refuse(notAStruct(declaration), at: attribute)
        return .failure(ProblemsFound(problems: [problem]))
      }
      let site = DeclarationSite(structure, in: enclosing)
      var collector = FeatureCollector(structName: structure.name.text)
      collector.collect(structure.memberBlock.members)
      var problems = problems(of: structure, at: site) + collector.problems
      if problems.isEmpty && collector.features.isEmpty {
        problems = [refuse(.noFeature(structName: structure.name.text), at: attribute)]
      }
      if !problems.isEmpty { return .failure(ProblemsFound(problems: problems)) }
      return .success(
        DestinationDescription(
          access: site.access, isKnownToBePublic: site.isKnownToBePublic,
          availability: site.availability, features: collector.features))
    }

    private func notAStruct(_ declaration: some DeclGroupSyntax) -> DestinationRefusal {
      if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        return .anExtension(of: declaration.extendedType.trimmedDescription)
      }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      return .notAStruct(kind: declaration.introducer.text, name: name)
    }

    private func problems(of structure: StructDeclSyntax, at site: DeclarationSite) -> [Problem] {
      let name = structure.name.text
      var problems: [Problem] = []
      if let modifier = site.privateModifier {
        problems.append(refuse(.privateInside(structName: name), at: modifier))
      }
      for taken in takenNames(in: structure.memberBlock.members) {
        problems.append(refuse(.takenName(name: taken.text, structName: name), at: taken))
      }
      return problems
    }

    /// The types `State` and `Action` that exist already.
    private func takenNames(in members: MemberBlockItemListSyntax) -> [TokenSyntax] {
      members.compactMap { member in
        if member.decl.is(FunctionDeclSyntax.self) { return nil }
        guard let name = member.decl.asProtocol((any NamedDeclSyntax).self)?.name,
          ["State", "Action"].contains(name.text.withoutBackticks)
        else { return nil }
        return name
      }
    }
  }

  private func refuse(_ refusal: DestinationRefusal, at node: some SyntaxProtocol) -> Problem {
    Problem(refusal: refusal, node: Syntax(node))
  }

  /// Reads the features of a struct.
  private struct FeatureCollector {
    let structName: String
    private(set) var features: [FeatureDescription] = []
    private(set) var problems: [Problem] = []

    init(structName: String) {
      self.structName = structName
    }

    mutating func collect(_ members: MemberBlockItemListSyntax, isConditional: Bool = false) {
      for member in members {
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          read(variable, isConditional: isConditional)
        } else if let block = member.decl.as(IfConfigDeclSyntax.self) {
          for case .decls(let members) in block.clauses.compactMap(\.elements) {
            collect(members, isConditional: true)
          }
        }
      }
    }

    private mutating func read(_ variable: VariableDeclSyntax, isConditional: Bool) {
      if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
        return
      }
      let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
      // In `let a, b: Int` the type of `b` is that of `a` too.
      var type: TypeSyntax?
      var read: [FeatureDescription] = []
      for binding in variable.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        if let feature = feature(
          binding, type: type, isLazy: isLazy, isConditional: isConditional)
        {
          read.insert(feature, at: 0)
        }
      }
      features += read
    }

    private mutating func feature(
      _ binding: PatternBindingSyntax, type: TypeSyntax?, isLazy: Bool, isConditional: Bool
    ) -> FeatureDescription? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        problems.append(refuse(.severalNames, at: binding.pattern))
        return nil
      }
      if ["body", "State", "Action", "Cases", "cases"].contains(name.withoutBackticks) {
        problems.append(refuse(.takenName(name: name, structName: structName), at: binding.pattern))
        return nil
      }
      if isLazy {
        problems.append(refuse(.lazy(name: name), at: binding.pattern))
        return nil
      }
      if !binding.isStored {
        problems.append(refuse(.computed(name: name), at: binding.pattern))
        return nil
      }
      if isConditional {
        problems.append(refuse(.conditional(name: name), at: binding.pattern))
        return nil
      }
      guard let type else {
        problems.append(refuse(.typeNotWritten(name: name), at: binding.pattern))
        return nil
      }
      if let kind = type.kindWithoutName {
        problems.append(refuse(.notAFeature(name: name, kind: kind), at: type))
        return nil
      }
      return FeatureDescription(
        name: name, type: type.trimmedDescription, identifiers: type.identifiers)
    }
  }

  extension TypeSyntax {
    /// The types of values that features have as dependencies.
    private static let values: Set = [
      "Bool", "Date", "Double", "Int", "Locale", "String", "URL", "UUID",
    ]

    /// What it is if that is evidently not the type of one feature: "an optional".
    fileprivate var kindWithoutName: String? {
      if self.is(OptionalTypeSyntax.self) { return "an optional" }
      if self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "an optional" }
      if self.is(FunctionTypeSyntax.self) || self.is(AttributedTypeSyntax.self) {
        return "a function"
      }
      if self.is(TupleTypeSyntax.self) { return "a tuple" }
      if self.is(ArrayTypeSyntax.self) { return "an array" }
      if self.is(DictionaryTypeSyntax.self) { return "a dictionary" }
      if let type = self.as(IdentifierTypeSyntax.self), Self.values.contains(type.name.text) {
        return "'\(type.name.text)', which is no feature"
      }
      if let type = self.as(SomeOrAnyTypeSyntax.self) {
        return "a value of '\(type.someOrAnySpecifier.text)' type"
      }
      return nil
    }
  }
#endif
