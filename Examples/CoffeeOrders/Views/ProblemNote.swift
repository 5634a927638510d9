import HeadwaterUI

/// A note about a problem and its consequence.
public struct ProblemNote: View {
  private let message: String
  private let outlook: String

  /// - Parameter outlook: The next step of the app or the person.
  public init(_ message: String, outlook: String) {
    self.message = message
    self.outlook = outlook
  }

  public var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 4) {
        Text(message).foregroundStyle(.red)
        Text(outlook).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("A problem") {
  List {
    ProblemNote(
      "The orders’ server does not answer.", outlook: "It is tried again by itself.")
  }
}
