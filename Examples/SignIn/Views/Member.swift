import HeadwaterUI

/// Somebody who has signed in.
public struct Member: Codable, Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

extension EnvironmentValues {
  /// Who is in front of the screen; nil for a guest.
  @Entry public var member: Member?
}
