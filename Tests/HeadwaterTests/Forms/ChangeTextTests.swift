import Headwater
import Testing

@MainActor
@Suite("Lines of a log about changes of fields")
struct ChangeTextTests {
  /// A feature around the form, as a child and as rows.
  struct House: Reducer {
    struct State: Equatable {
      var booking = Booking.State()
    }

    enum Action {
      case booking(Booking.Action)
      case rooms(ElementAction<String, Booking.Action>)
      case sheet(PresentationAction<Booking.Action>)
      case path(StackAction<Booking.State, Booking.Action>)
      case opened
      case named(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case .booking(let action) = action else { return .none }
      return Booking().resolved().reduce(&state.booking, action).map(Action.booking)
    }
  }

  @Test(
    "a line names the field and its value",
    arguments: [
      (Booking.State.Change.name("Ann \"the cat\""), "name = \"Ann \\\"the cat\\\"\""),
      (.seats(3), "seats = 3"),
      (.note("no \nfish"), "note = \"no \\nfish\""),
      (.note(nil), "note = nil"),
      (.address(.city("Rome")), "address.city = \"Rome\""),
      (.address(.street(.number(7))), "address.street.number = 7"),
      (.guests(.element(id: 3, action: .name("Bob"))), "guests[3].name = \"Bob\""),
      (.guests(.element(id: 3, action: .age(nil))), "guests[3].age = nil"),
      (.menu(.loading), "menu = loading"),
      (.menu(.loaded([])), "menu = 0 elements"),
      (.menu(.loaded(["a"])), "menu = 1 element"),
      (.menu(.loaded(["a", "b"])), "menu = 2 elements"),
      (.price(.loaded(7)), "price = 7"),
      (.price(.failed("offline")), "price = failed: offline"),
      (
        .name(String(repeating: "a", count: 100)),
        "name = \"\(String(repeating: "a", count: 79))…"
      ),
    ])
  func values(change: Booking.State.Change, line: String) {
    #expect(log { $0.send(.booking(.change(change))) } == ["booking.\(line)"])
  }

  @Test(
    "the change of a feature in a list names the element, other actions are written as they are")
  func places() {
    let lines = log { store in
      store.send(.rooms(.element(id: "blue", action: .change(.address(.city("Rome"))))))
      store.send(.opened)
      store.send(.named("a"))
    }
    #expect(
      lines == [
        "rooms[\"blue\"].address.city = \"Rome\"",
        "opened", "named(\"a\")",
      ])
  }

  @Test("the change of what is presented names it, and its screen on a stack")
  func presented() {
    let lines = log { store in
      store.send(.sheet(.presented(.change(.seats(3)))))
      store.send(.path(.element(id: 1, action: .change(.address(.city("Rome"))))))
    }
    #expect(lines == ["sheet.seats = 3", "path[1].address.city = \"Rome\""])
  }

  @Test("a line of a dismissal, or of a stack's own action, is the action as it is written")
  func dismissals() {
    let lines = log { store in
      store.send(.sheet(.dismiss))
      store.send(.path(.popFrom(id: 1)))
    }
    #expect(lines.map { $0.hasSuffix(".dismiss)") } == [true, false])
    #expect(lines.map { $0.hasSuffix(".popFrom(id: 1))") } == [false, true])
  }

  @Test("a line says where the change came from: an effect, by its place")
  func origins() async {
    let log = Log<String>()
    let store = Store(
      initialState: Booking.State(), reducer: Booking(),
      middleware: LoggingMiddleware(write: { log.append($0) }))
    let line: UInt = #line + 1
    await store.send(.menuRequested).finish()
    #expect(
      log.entries == [
        "menuRequested from ChangeTextTests.swift:\(line)",
        "menu = 2 elements, from `load` at Booking.swift:39",
      ])
  }

  private func log(_ send: (Store<House.State, House.Action>) -> Void) -> [String] {
    let log = Log<String>()
    let store = Store(
      initialState: House.State(), reducer: House(),
      middleware: LoggingMiddleware(
        write: { line in log.append(line.replacing(/,? from ChangeTextTests.*/, with: "")) }))
    send(store)
    return log.entries
  }
}
