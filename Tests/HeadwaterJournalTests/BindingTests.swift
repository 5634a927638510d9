import HeadwaterJournalTesting
import HeadwaterTesting
import HeadwaterUI
import Observation
import Synchronization
import Testing

@MainActor @Suite struct BindingTests {
  struct Profile: Reducer {
    struct State: Codable, Equatable, Sendable {
      var name = ""
    }

    enum Action: Codable, Sendable {
      case named(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .named(let name) = action { state.name = name.uppercased() }
      return .none
    }
  }

  private let journal = MemoryJournal()

  private func opened() async throws -> Store<Profile.State, Profile.Action> {
    try await journal.store(
      "profile", initialState: Profile.State(), reducer: Profile(), isManual: true)
  }

  @Test(
    "a binding answers with what was put into it until its action's turn, and then with the state")
  func typing() async throws {
    let store = try await opened()
    let other = try await opened()
    let name = store.binding(\.name) { .named($0) }

    name.wrappedValue = "a"
    name.wrappedValue = "ab"
    #expect(name.wrappedValue == "ab")
    #expect(store.binding(\.name) { .named($0) }.wrappedValue == "ab")
    #expect(other.binding(\.name) { .named($0) }.wrappedValue == "")
    #expect(store.name == "")

    while await store.journal?.step() == true {}
    #expect(name.wrappedValue == "AB")
    #expect(store.name == "AB")
  }

  @Test("the turn of an older action does not move a field back")
  func slowTyping() async throws {
    let store = try await opened()
    let name = store.binding(\.name) { .named($0) }
    name.wrappedValue = "a"
    _ = await store.journal?.step()
    name.wrappedValue = "ab"
    journal.faults.answersLost = 1
    _ = await store.journal?.step()

    #expect(store.name == "A")
    #expect(name.wrappedValue == "ab")
    while await store.journal?.step() == true {}
    #expect(name.wrappedValue == "AB")
  }

  @Test("a binding goes back to the state when its action is refused, and its observers are told")
  func refused() async throws {
    let store = try await opened()
    store.onIssue = { _ in }
    let name = store.binding(\.name) { .named($0) }
    name.wrappedValue = "a"
    let newer = MemoryJournal(journal.database)
    _ = try await newer.raise(try StoreName("profile"), to: 2, after: .max)
    let isTold = Mutex(false)
    withObservationTracking {
      #expect(name.wrappedValue == "a")
    } onChange: {
      isTold.withLock { $0 = true }
    }

    _ = await store.journal?.step()

    #expect(isTold.withLock { $0 })
    #expect(name.wrappedValue == "")
    guard case .readOnly(let error) = store.journal?.status else {
      Issue.record("The store is not read-only.")
      return
    }
    #expect(error.reason == .olderVersion)
  }
}
