import Headwater
import HeadwaterTesting
import Testing

@Suite("Middlewares in a test store")
struct MiddlewareInTestStoreTests {
  struct Doubler: Middleware {
    typealias Feature = TestStoreTextsTests.Feature

    func before(
      _ action: Feature.Action, state: Feature.State, context: MiddlewareContext<Feature.State>
    ) -> MiddlewareVerdict<Feature.Action> {
      action == .load ? .stop(with: .send(.loaded("at once"))) : .pass
    }

    func after(
      _ action: Feature.Action, state: Feature.State, context: MiddlewareContext<Feature.State>
    ) -> Effect<Feature.Action> {
      guard action == .loaded("at once") else { return .none }
      return .run { send in
        if await context.read({ $0.name }) == "at once" { send(.increment) }
      }
    }
  }

  @Test("an action of a middleware is received like any other")
  func received() {
    let store = TestStore(
      initialState: TestStoreTextsTests.Feature.State(),
      reducer: TestStoreTextsTests.Feature(clock: TestClock()), middleware: Doubler())
    store.send(.load)
    store.receive(.loaded("at once")) { $0.name = "at once" }
    store.receive(.increment) { $0.count = 1 }
    store.finish()
  }
}
