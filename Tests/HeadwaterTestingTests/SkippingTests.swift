import Headwater
import Testing

@testable import HeadwaterTesting

/// What a test may leave out, and the output about it.
@Suite("What a test leaves out")
struct SkippingTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var name = "none"
    }

    enum Action {
      case both
      case increment
      case loaded(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .both: return .merge(.send(.increment), .send(.loaded("some")))
      case .increment: state.count += 1
      case .loaded(let name): state.name = name
      }
      return .none
    }
  }

  private final class Output {
    var failures: [String] = []
    var shown: [String] = []
  }

  private let output = Output()

  private func makeStore() -> TestStore<Feature.State, Feature.Action> {
    let store = TestStore(initialState: Feature.State(), reducer: Feature())
    store.report = { [output] message, _ in output.failures.append(message) }
    store.show = { [output] in output.shown.append($0) }
    return store
  }

  @Test("a case is received with its value, whether or not actions can be compared")
  func caseWithValue() {
    let store = makeStore()
    store.send(.both)
    store.skipWaitingActions()
    store.send(.both)
    store.receive(\.increment) { $0.count = 2 }
    store.receive(\.loaded, "some")
    store.finish()
    #expect(output.failures == [])
    #expect(store.state == Feature.State(count: 2, name: "some"))
  }

  @Test("a case that carries something else fails with the difference and the line to paste")
  func otherValue() {
    let store = makeStore()
    store.exhaustivity = .relaxed
    store.send(.loaded("a"))
    store.exhaustivity = .exhaustive
    store.send(.both)
    store.receive(\.increment) { $0.count = 1 }
    store.receive(\.loaded, "other") { $0.name = "some" }
    store.finish()
    #expect(
      output.failures == [
        """
        Received a different action than .loaded, from its reducer, as `.send`:

            − "other"
            + "some"

        (− expected, + received)

        So far the test has:
            sent .loaded
            sent .both
            received .increment from its reducer, as `.send`

        If that is right:
            store.receive(\\.loaded, "some") { $0.name = "some" }
        """
      ])
  }

  @Test("a relaxed test prints what it did not state, if it is asked to")
  func printed() {
    let store = makeStore()
    store.exhaustivity = .relaxed
    store.printsSkipped = true
    store.send(.both)
    store.receive(\.loaded)
    let received = UInt(#line) - 1
    store.send(.increment) { $0.count = 2 }
    store.finish()
    #expect(output.failures == [])
    #expect(
      output.shown == [
        """
        SkippingTests.swift:\(received): passed over .increment from its reducer, as \
        `.send`:
            store.receive(\\.increment)
        """,
        """
        SkippingTests.swift:\(received): not stated after passing over .increment from its reducer, \
        as `.send`:
            $0.count = 1
        """,
        """
        SkippingTests.swift:\(received): not stated after receiving .loaded:
            $0.name = "some"
        """,
      ])
  }
}

extension SkippingTests.Feature.Action: CasePathable {
  struct Cases {
    enum IncrementCase: CasePath {
      static func embed(_ value: Void) -> SkippingTests.Feature.Action { .increment }
      static func extract(_ root: SkippingTests.Feature.Action) -> Void? {
        if case .increment = root { () } else { nil }
      }
    }

    enum LoadedCase: CasePath {
      static func embed(_ value: String) -> SkippingTests.Feature.Action { .loaded(value) }
      static func extract(_ root: SkippingTests.Feature.Action) -> String? {
        if case .loaded(let name) = root { name } else { nil }
      }
    }

    var increment: IncrementCase.Type { IncrementCase.self }
    var loaded: LoadedCase.Type { LoadedCase.self }
  }

  static var cases: Cases { Cases() }
}
