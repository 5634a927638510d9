import Headwater
import HeadwaterTesting
import Synchronization
import Testing

@Suite("Loading a field")
struct LoadTests {
  struct Offline: Error {}

  let clock = TestClock()

  @Test("a field loads, and its value arrives as a change, without an action of its own")
  func success() {
    let store = TestStore(initialState: Booking.State(), reducer: Booking())

    store.send(.menuRequested) { $0.menu = .loading }
    store.receive(.change(.menu(.loaded(["soup", "fish"])))) {
      $0.menu = .loaded(["soup", "fish"])
    }
    store.finish()
  }

  @Test("a failure gives a reason, and keeps the value that is there when it arrives")
  func failure() {
    let store = TestStore(
      initialState: Booking.State(menu: .loaded(["old"])),
      reducer: Booking(loadMenu: { [clock] in
        try await clock.sleep(for: .seconds(1))
        throw Offline()
      }))

    store.send(.menuRequested) { $0.menu = .loading(previous: ["old"]) }
    store.send(.change(.menu(.loaded(["edited"])))) { $0.menu = .loaded(["edited"]) }
    clock.advance(by: .seconds(1))
    store.receive(.change(.menu(.failed("Offline()")))) {
      $0.menu = .failed("Offline()", previous: ["edited"])
    }
    store.finish()
  }

  @Test("the reason of a failure is written for a person")
  func reason() {
    let store = TestStore(
      initialState: Booking.State(), reducer: Booking(loadPrice: { throw Offline() }))

    store.send(.priceRequested) { $0.price = .loading }
    store.receive(.change(.price(.failed("no price: Offline()")))) {
      $0.price = .failed("no price: Offline()", previous: nil)
    }
    store.finish()
  }

  @Test("loading a field again cancels the load that runs, and no other field's")
  func predecessor() {
    let count = Mutex(0)
    let store = TestStore(
      initialState: Booking.State(),
      reducer: Booking(
        loadMenu: { [clock] in
          let number = count.withLock { count in
            count += 1
            return count
          }
          try await clock.sleep(for: .seconds(2))
          return ["\(number)"]
        },
        loadPrice: { [clock] in
          try await clock.sleep(for: .seconds(2))
          return 7
        }))

    store.send(.menuRequested) { $0.menu = .loading }
    clock.advance(by: .seconds(1))
    store.send(.priceRequested) { $0.price = .loading }
    store.send(.menuRequested)
    clock.advance(by: .seconds(2))
    store.receive(.change(.price(.loaded(7)))) { $0.price = .loaded(7) }
    store.receive(.change(.menu(.loaded(["2"])))) { $0.menu = .loaded(["2"]) }
    store.finish()
  }

  @Test("a load that something else has cancelled fails, so that the field does not load for ever")
  func cancelledElsewhere() {
    let store = TestStore(
      initialState: Booking.State(), reducer: Booking(loadMenu: { throw CancellationError() }))

    store.send(.menuRequested) { $0.menu = .loading }
    store.receive(.change(.menu(.failed("CancellationError()")))) {
      $0.menu = .failed("CancellationError()", previous: nil)
    }
    store.finish()
  }

  @Test("a cancelled load leaves the value from before, and no other field's load ends")
  func cancelLoad() {
    struct Impatient: Reducer {
      let clock: TestClock

      func reduce(
        into state: inout Booking.State, action: Booking.Action
      ) -> Effect<Booking.Action> {
        switch action {
        case .menuRequested:
          return state.load(\.menu) { [clock] in
            try await clock.sleep(for: .seconds(1))
            return ["soup"]
          }
        case .priceRequested:
          return state.load(\.price) { [clock] in
            try await clock.sleep(for: .seconds(1))
            return 7
          }
        case .cleared: return state.cancelLoad(\.menu)
        case .change(let change): state.apply(change)
        default: break
        }
        return .none
      }
    }
    let store = TestStore(
      initialState: Booking.State(menu: .loaded(["old"])), reducer: Impatient(clock: clock))

    store.send(.menuRequested) { $0.menu = .loading(previous: ["old"]) }
    store.send(.priceRequested) { $0.price = .loading }
    store.send(.cleared) { $0.menu = .loaded(["old"]) }
    store.send(.cleared)
    clock.advance(by: .seconds(1))
    store.receive(.change(.price(.loaded(7)))) { $0.price = .loaded(7) }
    store.finish()
  }

  @Test("a cancelled load without a value from before was never loaded, and a failure stays")
  func cancelledChange() {
    var menu: Loadable<Int> = .loading(previous: nil)
    menu.apply(.cancelled)
    #expect(menu == .neverLoaded)
    menu = .failed("no line", previous: 7)
    menu.apply(.cancelled)
    #expect(menu == .failed("no line", previous: 7))
  }

  @Test("a load is retried and limited in time like any effect, and only its end is a change")
  func operators() {
    struct Patient: Reducer {
      let booking: Booking
      let clock: any Clock<Duration>

      func reduce(
        into state: inout Booking.State, action: Booking.Action
      ) -> Effect<Booking.Action> {
        guard case .change(let change) = action else {
          return state.load(\.menu, booking.loadMenu)
            .retry(.constant(attempts: 2, pause: .seconds(1)), clock: clock)
            .timeout(after: .seconds(3), clock: clock)
        }
        state.apply(change)
        return .none
      }
    }
    let count = Mutex(0)
    let reducer = Patient(
      booking: Booking(loadMenu: { [clock] in
        let isFirst = count.withLock { count in
          count += 1
          return count == 1
        }
        if isFirst { throw Offline() }
        try await clock.sleep(for: .seconds(5))
        return []
      }), clock: clock)
    let store = TestStore(initialState: Booking.State(), reducer: reducer)

    store.send(.menuRequested) { $0.menu = .loading }
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(2))
    store.receive(.change(.menu(.failed("the effect took longer than 3.0 seconds")))) {
      $0.menu = .failed("the effect took longer than 3.0 seconds", previous: nil)
    }
    store.finish()
    #expect(count.withLock { $0 } == 2)
  }

  @Test("a nested part's own reducer loads its field")
  func nested() {
    struct Part: Equatable, Codable, FieldPathable {
      var price: Loadable<Int> = .neverLoaded

      enum Change: FieldChange { case price(Loadable<Int>.Change) }

      mutating func apply(_ change: Change) {
        switch change {
        case .price(let change): price.apply(change)
        }
      }

      struct Fields {
        enum Price: FieldPath {
          static var path: KeyPath<Part, Loadable<Int>> { \.price }
          static func embed(_ value: Loadable<Int>.Change) -> Change { .price(value) }
        }
        var price: Price.Type { Price.self }
      }
    }
    enum Action: Equatable {
      case part(Part.Change)
      case asked
    }
    let store = TestStore<Part, Action>(
      initialState: Part(),
      reducer: Reduce { state, action in
        switch action {
        case .part(let change): state.apply(change)
        case .asked:
          let loading: Effect<Part.Change> = state.load(\.price) { 3 }
          return loading.map(Action.part)
        }
        return .none
      })

    store.send(.asked) { $0.price = .loading }
    store.receive(.part(.price(.loaded(3)))) { $0.price = .loaded(3) }
    store.finish()
  }
}
