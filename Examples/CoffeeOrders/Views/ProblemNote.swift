import HeadwaterUI

/// Says what has gone wrong, and offers a way on where there is one.
public struct ProblemNote: View {
  private let message: String
  private let retry: (@MainActor () -> Void)?

  public init(_ message: String, retry: (@MainActor () -> Void)? = nil) {
    self.message = message
    self.retry = retry
  }

  public var body: some View {
    Section {
      Text(message).foregroundStyle(.red)
      if let retry { Button("Try again", action: retry) }
    }
  }
}
