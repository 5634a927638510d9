// Previews: those that the program declares with `#Preview`, and what is wrong with them.
//
// In come records, which the macro writes into a section of the program. Out go values of `Preview`, for the page
// that a server shows in development and for tests, and the problems of those that trap or raise an issue. This room
// runs a preview only in a process of its own. It knows no server and no test.
//
// All of it is only in debug builds with the trait `Previews`.

#if Previews && DEBUG
  /// A record of a preview. `#Preview` writes it; call nothing here by hand.
  public enum PreviewRecord {
    /// Writes the preview of a record to where its finder wants it.
    ///
    /// - Parameters:
    ///   - place: Memory for a `Preview`, which has no value yet.
    ///   - name: The name of what the preview shows.
    ///   - traits: The size and the orientation in which it is shown.
    ///   - fileID: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - content: Makes the view.
    /// - Returns: Whether there is a preview now.
    public static func write<Content: View>(
      to place: UnsafeMutableRawPointer, name: String?,
      traits: [PreviewTrait<Preview.ViewTraits>], fileID: String, line: Int,
      @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) -> Bool {
      place.bindMemory(to: Preview.self, capacity: 1).initialize(
        to: Preview(name, traits: traits, fileID: fileID, line: line) { AnyView(content()) })
      return true
    }
  }
#endif
