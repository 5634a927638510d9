// The macros of the view layer: `@Entry`, and `#Preview` where nothing shows previews. The `#Preview` of a build for
// development is in PreviewRecordMacro.swift.

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `#Preview` without the trait `Previews`: expands to nothing. The compiler still checks its closure.
  public enum PreviewMacro: DeclarationMacro {
    public static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      []
    }
  }

  /// `@Previewable`: expands to nothing. `#Preview` reads it.
  public enum PreviewableMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      []
    }
  }

  /// `@Entry` on a property of `EnvironmentValues`: writes its accessors, and a key with the default.
  public enum EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      guard let entry = EntryDescription(declaration) else { return [] }
      return [
        "get { self[\(raw: entry.keyName).self] }",
        "set { self[\(raw: entry.keyName).self] = newValue }",
      ]
    }

    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let entry = EntryDescription(declaration) else { return [] }
      let property =
        entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
        ?? "static let defaultValue = \(entry.value)"
      return [
        """
        private enum \(raw: entry.keyName): EnvironmentKey {
          \(raw: property)
        }
        """
      ]
    }
  }

  /// A property with the attribute `@Entry`.
  private struct EntryDescription {
    let keyName: String
    let type: String?
    let value: String

    init?(_ declaration: some DeclSyntaxProtocol) {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription
      let value = binding.initializer?.value.trimmedDescription
      // A property without a value has a default only if it is optional.
      guard value != nil || type?.hasSuffix("?") == true else { return nil }
      keyName = "__Key_" + name.filter { $0 != "`" }
      self.type = type
      self.value = value ?? "nil"
    }
  }
#endif
