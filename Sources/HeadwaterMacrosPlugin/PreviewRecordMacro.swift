#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `#Preview` with the trait `Previews`: writes a record that says what is shown, and where it is declared.
  ///
  /// The record is a function in a section of its own, which the linker puts beside those of the other files. So the
  /// previews of a program are found without running anything. Builds for release have none.
  public enum PreviewRecordMacro: DeclarationMacro {
    public static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let preview = PreviewDescription(node) else { return [] }
      let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
      let place = location.map { "\($0.file.trimmed), line: \($0.line.trimmed)" }
      let name = context.makeUniqueName("preview")
      return [
        """
        fileprivate enum \(name) {
          #if DEBUG && os(Linux) && compiler(>=6.3)
          @section("headwater_previews") @used
          nonisolated static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Bool = {
            HeadwaterPortableViews.PreviewRecord.write(
              to: $0, name: \(raw: preview.name), traits: [\(raw: preview.traits)],
              fileID: \(raw: place ?? "#fileID, line: #line")
            ) \(raw: preview.content)
          }
        \(raw: preview.wrapper)
          #endif
        }
        """
      ]
    }
  }

  /// A use of `#Preview`, as text for its record.
  private struct PreviewDescription {
    var name = "nil"
    var traits = ""
    /// The closure that makes the view.
    let content: String
    /// The view that has the closure's `@Previewable` properties; empty if it has none.
    var wrapper = ""

    init?(_ node: some FreestandingMacroExpansionSyntax) {
      var traits: [String] = []
      var body = node.trailingClosure.map(ExprSyntax.init)
      var isTrait = false
      for argument in node.arguments {
        switch argument.label?.text {
        case "body":
          body = argument.expression
          isTrait = false
        case "traits":
          isTrait = true
          traits.append(argument.expression.trimmedDescription)
        case nil where isTrait: traits.append(argument.expression.trimmedDescription)
        case nil: name = argument.expression.trimmedDescription
        default: return nil
        }
      }
      self.traits = traits.joined(separator: ", ")
      guard let body else { return nil }
      guard let closure = body.as(ClosureExprSyntax.self) else {
        content = "{ (\(body.trimmedDescription))() }"
        return
      }
      let properties = closure.statements.compactMap { Self.previewable($0) }
      guard !properties.isEmpty else {
        content = closure.trimmedDescription
        return
      }
      let rest = closure.statements.filter { Self.previewable($0) == nil }
      content = "{ Content() }"
      wrapper = """
          struct Content: HeadwaterPortableViews.View {
            \(properties.joined(separator: "\n"))
            var body: some HeadwaterPortableViews.View {
              \(rest.map(\.trimmedDescription).joined(separator: "\n"))
            }
          }
        """
    }

    /// The declaration without `@Previewable`; nil for another statement.
    private static func previewable(_ statement: CodeBlockItemSyntax) -> String? {
      guard var variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
      let isMark = { (element: AttributeListSyntax.Element) in
        let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name?.split(separator: ".").last == "Previewable"
      }
      guard variable.attributes.contains(where: isMark) else { return nil }
      variable.attributes = variable.attributes.filter { !isMark($0) }
      return variable.trimmedDescription
    }
  }
#endif
