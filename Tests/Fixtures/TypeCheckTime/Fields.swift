// A form with thirty fields by `@Fields`, and its reducer. `Scripts/check-type-check-time` measures how long the
// body takes to type-check.

import HeadwaterMacros

@Fields
struct Part: Equatable, Codable, Identifiable {
  var id = 0
  var name = ""
  var count = 0
}

struct Form: Reducer {
  @Fields
  struct State: Equatable, Codable {
    var account = ""
    var activity = ""
    var alerts = ""
    var basket = ""
    var billing = ""
    var calendar = 0
    var camera = 0
    var catalogue = 0
    var checkout = 0
    var comments = 0
    var contacts = 1.0
    var delivery = 1.0
    var editor = false
    var favourites = false
    var filters = false
    var gallery: String?
    var help: String?
    var history: Int?
    @Nested var inbox = Part()
    @Nested var invoices = Part()
    @Nested var library = Part()
    @Rows var messages: IdentifiedArray<Part> = []
    @Rows var news: IdentifiedArray<Part> = []
    @Rows var notes: [Part] = []
    @Rows var orders: [Int: Part] = [:]
    var payments: Loadable<[Part]> = .neverLoaded
    var photos: Loadable<[Part]> = .neverLoaded
    var ratings: Loadable<[Part]> = .neverLoaded
    var receipts = ["a"]
    var searches = ["a": 1]
  }

  @CasePathable
  enum Action: FieldAction, Codable, Sendable {
    case change(State.Change)
    case appeared
    case refreshed
  }

  let load: @Sendable () async throws -> [Part]

  var body: some Reducer<State, Action> {
    ChangeReducer(action: \.change).onChange(of: \.account) { state, _, _ in
      state.activity = ""
      return .none
    }
    Reduce { state, action in
      switch action {
      case .change(.inbox(.name(let name))) where name.isEmpty: state.alerts = "empty"
      case .change: break
      case .appeared: return state.load(\.payments) { [load] in try await load() }
      case .refreshed:
        return .merge(
          state.load(\.photos) { [load] in try await load() },
          state.load(\.ratings) { [load] in try await load() })
      }
      return .none
    }
  }
}
