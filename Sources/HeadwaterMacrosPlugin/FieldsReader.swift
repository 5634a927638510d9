#if Macros
  import SwiftSyntax

  /// Reads a declaration with the attribute `@Fields`.
  struct FieldsReader: DeclarationReader {
    typealias Writer = FieldsWriter

    let attribute: AttributeSyntax
    let enclosing: [Syntax]

    func read(_ declaration: some DeclGroupSyntax) -> Result<FieldsDescription, ProblemsFound> {
      guard let structure = declaration.as(StructDeclSyntax.self) else {
        return .failure(ProblemsFound(problems: [refuse(notAStruct(declaration), at: attribute)]))
      }
      let site = DeclarationSite(structure, in: enclosing)
      var collector = FieldCollector(structure)
      collector.collect(structure.memberBlock.members)
      var problems = problems(of: structure, at: site) + collector.problems
      if problems.isEmpty && collector.fields.isEmpty {
        problems = [refuse(.noField(structName: structure.name.text), at: attribute)]
      }
      if !problems.isEmpty { return .failure(ProblemsFound(problems: problems)) }
      let inherited = structure.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
      return .success(
        FieldsDescription(
          name: structure.name.text,
          access: site.access,
          availability: site.availability,
          conformances: ["Hashable", "Sendable"].filter { inherited?.contains($0) == true },
          fields: collector.fields,
          identifiers: structure.memberBlock.identifiers
        )
      )
    }

    private func notAStruct(_ declaration: some DeclGroupSyntax) -> FieldsRefusal {
      if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        return .anExtension(of: declaration.extendedType.trimmedDescription)
      }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      return .notAStruct(kind: declaration.introducer.text, name: name)
    }

    private func problems(of structure: StructDeclSyntax, at site: DeclarationSite) -> [Problem] {
      let name = structure.name.text
      var problems: [Problem] = []
      if Self.writtenTypes.contains(name.withoutBackticks) {
        problems.append(refuse(.structNamed(name.withoutBackticks), at: structure.name))
      }
      if let type = structure.suppressedCopying {
        problems.append(refuse(.notCopyable(structName: name), at: type))
      }
      if let modifier = site.privateModifier {
        problems.append(refuse(.privateInside(structName: name), at: modifier))
      }
      for taken in takenNames(in: structure.memberBlock.members) {
        problems.append(refuse(.takenName(name: taken.text, structName: name), at: taken))
      }
      return problems
    }

    private static let writtenTypes: Set = ["Change", "Fields"]

    /// The types that exist already.
    private func takenNames(in members: MemberBlockItemListSyntax) -> [TokenSyntax] {
      members.compactMap { member in
        if member.decl.is(FunctionDeclSyntax.self) { return nil }
        guard let name = member.decl.asProtocol((any NamedDeclSyntax).self)?.name,
          Self.writtenTypes.contains(name.text.withoutBackticks)
        else { return nil }
        return name
      }
    }
  }

  private func refuse(_ refusal: FieldsRefusal, at node: some SyntaxProtocol) -> Problem {
    Problem(refusal: refusal, node: Syntax(node))
  }

  /// The attributes that say how a field is changed.
  enum FieldMark: String, CaseIterable {
    case nested = "Nested"
    case rows = "Rows"
    case unrecorded = "Unrecorded"
  }

  /// Reads the fields of a struct.
  private struct FieldCollector {
    private(set) var fields: [FieldDescription] = []
    private(set) var problems: [Problem] = []

    private let structName: String
    private let structAccess: String

    /// The modifiers with which a field is hidden from those who see the struct.
    private let hidingModifiers: Set<String>

    init(_ structure: StructDeclSyntax) {
      structName = structure.name.text
      let levels = ["private", "fileprivate", "internal", "package", "public"]
      let access = structure.modifiers.accessLevel ?? "internal"
      // A private type is seen in the whole file, or in the type around it, and so are its fields.
      let visible = ["private": "fileprivate", "open": "public"][access] ?? access
      structAccess = visible
      hidingModifiers = Set(levels.prefix { $0 != visible })
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
      let marks = variable.attributes.fieldMarks
      if marks.count > 1 {
        let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
        let refusal = FieldsRefusal.twoMarks(
          field: name, first: marks[0].mark.rawValue, second: marks[1].mark.rawValue)
        return problems.append(refuse(refusal, at: marks[1].attribute))
      }
      if marks.first?.mark == .unrecorded { return }
      guard isChanged(variable) else {
        if let (mark, attribute) = marks.first {
          let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
          let isHidden = ["public", "package"].contains(structAccess) && isStored(variable)
          let refusal: FieldsRefusal =
            isHidden
            ? .markOnHidden(mark: mark.rawValue, name: name, access: structAccess)
            : .markWithoutChange(mark: mark.rawValue, name: name)
          problems.append(refuse(refusal, at: attribute))
        }
        return
      }
      // In `var a, b: Int` the type of `b` is that of `a` too.
      var type: TypeSyntax?
      var read: [FieldDescription] = []
      for binding in variable.bindings.reversed() {
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        if let field = field(
          binding, type: type, mark: marks.first?.mark, isConditional: isConditional)
        {
          read.insert(field, at: 0)
        }
      }
      fields += read
    }

    /// Whether it is a stored variable that is as visible as its struct.
    private func isChanged(_ variable: VariableDeclSyntax) -> Bool {
      // A member without a modifier is internal, also in a public struct.
      !hidingModifiers.contains(variable.modifiers.accessLevel ?? "internal") && isStored(variable)
    }

    private func isStored(_ variable: VariableDeclSyntax) -> Bool {
      let modifiers = variable.modifiers.filter { $0.detail == nil }.map(\.name.text)
      let without: Set = ["static", "lazy", "weak", "unowned"]
      return variable.bindingSpecifier.text == "var" && without.isDisjoint(with: modifiers)
        && variable.bindings.allSatisfy(\.isStored)
    }

    private mutating func field(
      _ binding: PatternBindingSyntax, type: TypeSyntax?, mark: FieldMark?, isConditional: Bool
    ) -> FieldDescription? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        problems.append(refuse(.severalNames, at: binding.pattern))
        return nil
      }
      if isConditional {
        problems.append(refuse(.conditional(field: name), at: binding.pattern))
        return nil
      }
      guard let written = type ?? binding.initializer?.value.evidentType else {
        problems.append(refuse(.typeNotEvident(field: name), at: binding.pattern))
        return nil
      }
      if let kind = written.kindWithoutCoding {
        problems.append(refuse(.notCodable(field: name, kind: kind), at: binding.pattern))
        return nil
      }
      if let mark, written.isOptional {
        problems.append(
          refuse(.partOfOptional(field: name, mark: mark.rawValue), at: binding.pattern))
        return nil
      }
      let kind: FieldDescription.Kind =
        switch mark {
        case .rows: .rows
        case .nested: .nested
        case .unrecorded, nil: written.isLoadable ? .nested : .whole
        }
      let changed = SelfReplacement(name: structName).rewrite(written.withoutImplicitUnwrapping)
      return FieldDescription(
        name: name, kind: kind, isLoadable: written.isLoadable, type: changed.trimmedDescription,
        identifiers: changed.identifiers)
    }
  }

  extension AttributeListSyntax {
    /// The attributes that say how a field is changed, in their order.
    fileprivate var fieldMarks: [(mark: FieldMark, attribute: AttributeSyntax)] {
      compactMap { $0.as(AttributeSyntax.self) }.compactMap { attribute in
        FieldMark(rawValue: attribute.attributeName.trimmedDescription).map { ($0, attribute) }
      }
    }
  }

  extension PatternBindingSyntax {
    /// Whether it is stored. `willSet` and `didSet` do not make it computed.
    var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  extension TypeSyntax {
    fileprivate var isOptional: Bool {
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// `T!` as `T?`, which is the only form of it inside another type.
    fileprivate var withoutImplicitUnwrapping: TypeSyntax {
      guard let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
      return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType))
    }

    /// Whether it is written as a loadable value, whose changes are its own.
    fileprivate var isLoadable: Bool {
      if let type = self.as(IdentifierTypeSyntax.self) {
        return type.name.text == "Loadable" && type.genericArgumentClause != nil
      }
      if let type = self.as(MemberTypeSyntax.self) {
        return type.name.text == "Loadable" && type.baseType.trimmedDescription == "Headwater"
      }
      return false
    }

    /// What it is if that is evidently nothing that can be encoded: "a function".
    fileprivate var kindWithoutCoding: String? {
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.kindWithoutCoding }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return type.wrappedType.kindWithoutCoding
      }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.kindWithoutCoding }
      if self.is(FunctionTypeSyntax.self) { return "a function" }
      if let tuple = self.as(TupleTypeSyntax.self) {
        guard tuple.elements.count == 1, let only = tuple.elements.first else { return "a tuple" }
        return only.type.kindWithoutCoding
      }
      if let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "any" {
        return "a value of 'any' type"
      }
      return nil
    }
  }
#endif
