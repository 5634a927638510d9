/// Writes what a macro adds to a declaration, as source text.
protocol DeclarationWriter {
  associatedtype Description

  init(_ description: Description)

  /// The members, in their order.
  var members: [String] { get }

  /// The extension with the conformance.
  ///
  /// - Parameter type: The qualified name of the type.
  func conformance(of type: String) -> String
}
