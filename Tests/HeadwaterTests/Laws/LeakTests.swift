import Headwater
import HeadwaterTesting
import Testing

@MainActor
@Suite("Unused objects are released", .timeLimit(.minutes(3)))
struct LeakTests {
  @Test("a store, its scopes, and what their closures hold go with the last reference")
  func mainActor() {
    for _ in 1...100 {
      let runtime = ManualRuntime()
      var cycle = StoreCycle(runtime: runtime.effects)
      #expect(cycle.objectCount == 6 && !cycle.kept.isEmpty)
      cycle.letGo()
      // Lets the cancelled effects end, which retain their captures until then.
      runtime.drain()
      #expect(cycle.kept.isEmpty)
    }
  }

  @Test("the same, of live effects, when the last reference goes on another thread")
  func offMainActor() async {
    let (probesGone, continuation) = AsyncStream.makeStream(of: Void.self)
    var gone = probesGone.makeAsyncIterator()
    for _ in 1...100 {
      var cycle = StoreCycle(runtime: .live) { continuation.yield() }
      #expect(cycle.objectCount == 6 && !cycle.kept.isEmpty)
      await cycle.letGoElsewhere()
      // Cancelled effects retain the probe until their threads have ended.
      await gone.next()
      #expect(cycle.kept.isEmpty)
    }
  }

  @Test("a scope that nobody holds goes, and its subscription goes on")
  func scopes() {
    let store = Store(
      initialState: Screen.State(), reducer: Screen(), runtime: ManualRuntime().effects)
    var counts: [Int] = []
    for _ in 1...100 {
      weak var gone: Store<Ticker.State, Ticker.Action>?
      do {
        let counter = store.scope(state: \.counter, action: \.counter)
        gone = counter
        _ = counter.count
        counter.send(.increment)
      }
      #expect(gone == nil)
    }
    store.scope(state: \.counter, action: \.counter).subscribe(to: \.count) { counts.append($0) }
    store.send(.counter(.increment))
    #expect(counts == [100, 101])
  }
}
