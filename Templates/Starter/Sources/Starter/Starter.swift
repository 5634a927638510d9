import HeadwaterUI

/// The people who have signed, and the name that is being typed.
struct Starter: Reducer {
  struct State: Equatable, Sendable {
    var name = ""
    var entries: [Entry] = []

    /// Whether the name can be signed with.
    var canSign: Bool { !name.isEmpty }
  }

  /// Somebody's name.
  struct Entry: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  enum Action: Equatable, Sendable {
    case nameChanged(String)
    case signTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
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
