import HeadwaterUI

/// The people who have signed, and the name that is being typed.
public struct Starter: Reducer {
  public struct State: Equatable, Sendable {
    public var name = ""
    public var entries: [Entry] = []

    public init() {}

    /// Whether the name can be signed with.
    public var canSign: Bool { !name.isEmpty }
  }

  /// Somebody's name.
  public struct Entry: Equatable, Identifiable, Sendable {
    public var id: Int
    public var name: String
  }

  public enum Action: Equatable, Sendable {
    case nameChanged(String)
    case signTapped
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      state.name = name

    case .signTapped:
      guard state.canSign else { break }
      state.entries.insert(Entry(id: state.entries.count, name: state.name), at: 0)
      state.name = ""
    }
    return .none
  }
}
