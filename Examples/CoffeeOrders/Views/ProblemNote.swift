import HeadwaterUI

/// Says what has gone wrong, and what comes of it.
public struct ProblemNote: View {
  private let message: String
  private let outlook: String

  /// - Parameter outlook: What happens now, or what the person can do.
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
