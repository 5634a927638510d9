#if Macros
  import SwiftSyntax

  extension ExprSyntax {
    /// The type of a literal or of a call of an initialiser; nil if it can't be seen.
    var evidentType: TypeSyntax? {
      evidentTypeText.map { TypeSyntax(stringLiteral: $0) }
    }

    private var evidentTypeText: String? {
      if self.is(StringLiteralExprSyntax.self) { return "String" }
      if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
      if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
      if self.is(FloatLiteralExprSyntax.self) { return "Double" }
      if let signed = self.as(PrefixOperatorExprSyntax.self),
        ["-", "+"].contains(signed.operator.text), signed.expression.isNumber
      {
        return signed.expression.evidentTypeText
      }
      if let array = self.as(ArrayExprSyntax.self) {
        return common(array.elements.map(\.expression)).map { "[\($0)]" }
      }
      if let dictionary = self.as(DictionaryExprSyntax.self),
        case .elements(let elements) = dictionary.content,
        let key = common(elements.map(\.key)), let value = common(elements.map(\.value))
      {
        return "[\(key): \(value)]"
      }
      if let call = self.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.initialisedType
      }
      if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
        // All that a loadable value offers by its type is of that type.
        return base.isLoadable ? base.trimmedDescription : nil
      }
      return nil
    }

    private var isNumber: Bool {
      self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
    }

    /// The type of which all expressions evidently are.
    private func common(_ expressions: [ExprSyntax]) -> String? {
      let types = Set(expressions.map(\.evidentTypeText))
      return types.count == 1 ? types.first ?? nil : nil
    }

    /// The type whose initialiser is called, for what is called.
    private var initialisedType: String? {
      if let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "init"
      {
        return base.initialisedType
      }
      return isType ? trimmedDescription : nil
    }

    private var isType: Bool {
      if self.is(GenericSpecializationExprSyntax.self) { return true }
      // `[Int]()` and `[String: Int]()`.
      if self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self) { return true }
      if let reference = self.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.text.isNameOfType
      }
      if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
        return base.isType && member.declName.baseName.text.isNameOfType
      }
      return false
    }

    private var isLoadable: Bool {
      guard let generic = self.as(GenericSpecializationExprSyntax.self) else { return false }
      return ["Loadable", "Headwater.Loadable"].contains(generic.expression.trimmedDescription)
    }
  }

  extension String {
    /// Whether a call of this name evidently makes a value of that type: not of a generic type, whose arguments
    /// are not written.
    fileprivate var isNameOfType: Bool {
      let generic: Set = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "IdentifiedArray", "Loadable",
        "Optional", "Range", "ClosedRange", "Result", "Set",
      ]
      let name = withoutBackticks
      return name.first?.isUppercase == true && !generic.contains(name)
    }
  }
#endif
