import Foundation

/// A link by which a person saves a text as a file. The text is a part of the document.
package struct FileLink: View {
  private let title: LocalizedStringKey
  private let name: String
  private let text: String

  /// - Parameters:
  ///   - title: The title of the link.
  ///   - name: The name of the file.
  ///   - text: The content of the file.
  package init(_ title: LocalizedStringKey, name: String, text: String) {
    self.title = title
    self.name = name
    self.text = text
  }

  package var body: some View {
    NativeElement(.a, "button prominent") { Text(title) }
      .attribute(
        .href, "data:application/octet-stream;base64,\(Data(text.utf8).base64EncodedString())"
      )
      .attribute(.download, name)
  }
}
