import Foundation
import HeadwaterTesting
import Testing

@testable import HeadwaterJournal

/// Reducers that are no functions of state and action, and those that were changed without a version.
@MainActor @Suite struct ImpureTests {
  /// What a reducer depends on besides its state and action.
  enum Way: String, Codable, CaseIterable, Sendable {
    case time, chance, id, orderOfSet, orderOfDictionary
  }

  struct Odd: Reducer {
    struct State: Codable, Equatable, Sendable {
      var log: [String] = []
      var marks = Set((0..<64).map { "\($0)" })
      var counts = Dictionary(uniqueKeysWithValues: (0..<64).map { ("\($0)", $0) })
    }

    enum Action: Codable, Sendable {
      case note(String)
      case odd(Way)
    }

    /// What a changed reducer does otherwise.
    var suffix = ""

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .note(let text): state.log.append(text + suffix)
      case .odd(.time): state.log.append("\(Date().timeIntervalSinceReferenceDate)")
      case .odd(.chance): state.log.append("\(UInt64.random(in: 0 ... .max))")
      case .odd(.id): state.log.append("\(UUID())")
      case .odd(.orderOfSet): state.log.append(state.marks.joined(separator: " "))
      case .odd(.orderOfDictionary): state.log.append(state.counts.keys.joined(separator: " "))
      }
      return .none
    }
  }

  private let database = MemoryDatabase()
  private var name: StoreName { get throws { try StoreName("odd/1") } }

  private func opened(suffix: String = "") async throws -> Store<Odd.State, Odd.Action> {
    try await MemoryJournal(database).store(
      "odd/1", initialState: Odd.State(), reducer: Odd(suffix: suffix), isManual: true)
  }

  /// Sends actions one after the other, in a process that is then gone.
  private func send(_ actions: [Odd.Action], suffix: String = "") async throws -> [String] {
    let store = try await opened(suffix: suffix)
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    await send(actions, to: store)
    return issues
  }

  private func send(_ actions: [Odd.Action], to store: Store<Odd.State, Odd.Action>) async {
    for action in actions {
      store.send(action)
      while await store.journal?.step() == true {}
    }
  }

  @Test("debug builds fold twice, and name the action and the path", arguments: Way.allCases)
  func named(way: Way) async throws {
    let issues = try await send([.note("a"), .odd(way), .odd(way)])
    #expect(
      issues == [
        """
        The reducer of the store "odd/1" is not a function of state and action: .odd, entry 2, gave another state when it \
        was folded again. They differ at log[1]. Each process that opens the store may show another state.

        Likely it reads the time, makes an id or a random number, or takes the first element of a set. Do that before the \
        action is sent, and put it into the action.
        """
      ])
  }

  @Test("a reducer that is a function is never named")
  func pure() async throws {
    #expect(try await send((0..<20).map { .note("\($0)") }) == [])
  }

  @Test("a process whose reducer was changed without a version takes no actions, and says why")
  func changed() async throws {
    _ = try await send([.note("a"), .note("b"), .note("c")])
    let store = try await opened(suffix: "!")
    guard case .readOnly(let error) = store.journal?.status else {
      Issue.record("The store takes actions.")
      return
    }
    #expect(
      error
        == JournalError(
          .differs,
          """
          After entry 2 of the store "odd/1" this process has another state than the one that appended entry 3. The store \
          shows what it has and takes no actions.

          Likely the reducer depends on something that is not in its state or action, such as the time or the order of a \
          set; or it was changed without a new version. `verify` of a program with the reducer names the entries and paths.
          """))
    #expect(try await opened().journal?.status == .following)
  }

  @Test("a process that is open notices another one with a changed reducer by its next action")
  func changedBeside() async throws {
    let store = try await opened()
    _ = try await send([.note("a"), .note("b")], suffix: "!")
    store.journal?.look()
    while await store.journal?.step() == true {}
    guard case .readOnly(let error) = store.journal?.status else {
      Issue.record("The store takes actions.")
      return
    }
    #expect(error.reason == .differs)
  }

  @Test("a verification names what an impure reducer changes, and when", arguments: Way.allCases)
  func verified(way: Way) async throws {
    let store = try await opened()
    await send([.note("a"), .odd(way), .note("b")], to: store)
    store.onIssue = { _ in }
    let found = try await TestReader(database).verify(name, reducer: Odd())
    // The order of a set depends on its place in memory: while this one lives, that of the verification has another place.
    withExtendedLifetime(store) {}
    let second = Verification.Difference(
      number: 2, paths: ["log[1]"], cause: .fold, actions: [".odd"])
    #expect(found.differences.contains(second))
    let told = found.differences.filter { $0.cause == .sender }
    #expect(
      told == [Verification.Difference(number: 2, paths: [], cause: .sender, actions: [".odd"])])
  }

  @Test("a verification names the first state that a changed reducer does not come to")
  func verifiedChanged() async throws {
    _ = try await send([.note("a"), .note("b"), .note("c")])
    let found = try await TestReader(database).verify(name, reducer: Odd(suffix: "!"))
    #expect(
      found.differences == [
        Verification.Difference(number: 1, paths: [], cause: .sender, actions: [".note"])
      ])
    #expect(found.states == 3)
    #expect(try await TestReader(database).verify(name, reducer: Odd()).differences == [])
  }
}
