// The same tests are compiled twice: here, and in a module isolated to the main actor by default,
// which has this file by a link.

#if Macros
  import Foundation
  import HeadwaterMacros
  import Testing

  @Fields
  struct Street: Equatable, Codable {
    var name = ""
    var number = 1
  }

  @Fields
  struct Home: Equatable, Codable {
    var city = ""
    @Nested var street = Street()
  }

  @Fields
  struct Guest: Equatable, Codable, Identifiable {
    let id: Int
    var name = ""
    @Nested var home = Home()
  }

  struct Dish: Equatable, Codable, Sendable {
    var name = ""
  }

  enum Reply: Equatable, Codable, Sendable { case yes }

  /// What can't be encoded has no change.
  enum Choice: Equatable { case first }

  @Fields
  struct Presenting: Equatable {
    var name = ""
    var alert: AlertState<Reply>?
    var path: StackState<Street> = []
    @Unrecorded var dialog: ConfirmationDialogState<Choice>?
    @Unrecorded var screens: StackState<Choice> = []
  }

  struct Party: Reducer {
    @Fields
    struct State: Equatable, Codable {
      var title = ""
      var isPublic = false, limit = -1
      var first, second: Int
      var start: Double?
      var label: String!
      var tags = ["a", "b"]
      var `default` = 1.5
      var value = 0
      var change = 0
      var mood: Mood = .calm
      var watched = 0 {
        didSet { changes += 1 }
      }
      private(set) var changes: Int = 0
      var whole = Home()
      @Nested var home = Home()
      @Rows var guests: [Guest] = []
      @Rows var table: IdentifiedArray<Guest> = []
      @Rows var seats: [String: Guest] = [:]
      var menu: Loadable<[Dish]> = .neverLoaded
      var drinks = Loadable<[Dish]>.neverLoaded
      let maximum: Int
      var double: Int { limit * 2 }
      static var shared: Int { 1 }

      enum Mood: String, Codable { case calm, merry }
    }

    enum Action: FieldAction, Equatable, Codable {
      case change(State.Change)
      case appeared
    }

    let load: @Sendable () async throws -> [Dish]

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .change(.watched(7)): break
      case .change(let change): state.apply(change)
      case .appeared: return state.load(\.menu) { [load] in try await load() }
      }
      return .none
    }
  }

  @Fields
  public struct Open: Hashable, Sendable {
    public var number = 0
    var hidden = Secret()
  }

  struct Secret: Hashable, Sendable {
    var number = 0
  }

  @Fields
  struct Box<Content: Codable & Equatable> {
    var content: Content
  }

  enum Enclosure {
    @Fields
    fileprivate struct Root {
      var field: Field
      var other: Self.Field?

      struct Field: Codable, Equatable {
        var number = 0
      }
    }
  }

  extension Enclosure {
    @Fields
    struct Marked {
      var number = 0
      private var secret = ObjectIdentifier(Int.self)
      @Unrecorded var pair = (1, 2)
      @Unrecorded var function: () -> Void = {}
      #if DEBUG
        @Unrecorded var debugging = 0
      #endif
    }
  }

  @Suite("@Fields")
  struct FieldsTests {
    private func party() -> Party.State { Party.State(first: 1, second: 2, maximum: 3) }

    @Test("a change of a field sets it")
    func whole() {
      var state = party()

      for change: Party.State.Change in [
        .title("a"), .isPublic(true), .limit(5), .first(3), .second(4), .start(0.5), .label("l"),
        .tags([]), .default(2.5), .value(6), .change(7), .mood(.merry), .whole(Home(city: "Rome")),
      ] {
        state.apply(change)
      }

      #expect(state.title == "a")
      #expect(state.isPublic && state.limit == 5 && state.first == 3 && state.second == 4)
      #expect(state.start == 0.5 && state.label == "l" && state.tags == [])
      #expect(state.default == 2.5 && state.value == 6 && state.change == 7)
      #expect(state.mood == .merry && state.whole.city == "Rome")
    }

    @Test("an observed field is changed with its observers")
    func observed() {
      var state = party()
      state.apply(.watched(3))

      #expect(state.watched == 3)
      #expect(state.changes == 1)
    }

    @Test("a change of a nested part sets the part's field and leaves the others")
    func nested() {
      var state = party()
      state.home.city = "Rome"
      state.apply(.home(.street(.number(7))))

      #expect(state.home == Home(city: "Rome", street: Street(number: 7)))
    }

    @Test("a change of a row finds it by its id; one of a row that is gone changes nothing")
    func rows() {
      var state = party()
      state.guests = [Guest(id: 1), Guest(id: 2)]
      state.table = [Guest(id: 3)]
      state.seats = ["a": Guest(id: 4)]
      state.apply(.guests(.element(id: 2, action: .name("x"))))
      state.apply(.table(.element(id: 3, action: .home(.city("y")))))
      state.apply(.seats(.element(id: "a", action: .name("z"))))
      let before = state
      state.apply(.guests(.element(id: 9, action: .name("x"))))

      #expect(state.guests == [Guest(id: 1), Guest(id: 2, name: "x")])
      #expect(state.table == [Guest(id: 3, home: Home(city: "y"))])
      #expect(state.seats == ["a": Guest(id: 4, name: "z")])
      #expect(state == before)
    }

    @Test("a loadable field has the changes of loading")
    func loadable() {
      var state = party()
      state.apply(.menu(.loaded([Dish()])))
      state.apply(.menu(.failed("offline")))
      state.apply(.drinks(.loading))

      #expect(state.menu == .failed("offline", previous: [Dish()]))
      #expect(state.drinks == .loading)
    }

    @Test("a field path reads the field, and makes the change of a value")
    func fieldPaths() {
      func change<Path: FieldPath>(
        _ path: FieldKeyPath<Party.State, Path>, to value: Path.Written
      ) -> Path.RootChange where Path.Root == Party.State {
        Path.embed(value)
      }
      func field<Path: FieldPath>(
        _ path: FieldKeyPath<Party.State, Path>, of state: Party.State
      ) -> Path.Field where Path.Root == Party.State {
        state[keyPath: Path.path]
      }

      #expect(change(\.title, to: "a") == .title("a"))
      #expect(change(\.home, to: .city("b")) == .home(.city("b")))
      #expect(change(\.default, to: 1) == .default(1))
      #expect(field(\.whole, of: party()) == Home())
    }

    @Test("changes are compared, and are the same after a round through JSON")
    func coding() throws {
      let changes: [Party.State.Change] = [
        .title("a"), .start(nil), .start(1), .home(.street(.name("x"))),
        .table(.element(id: 3, action: .name("n"))), .menu(.loaded([Dish(name: "d")])),
        .menu(.failed("f")), .menu(.loading),
      ]
      let data = try JSONEncoder().encode(changes)

      #expect(try JSONDecoder().decode([Party.State.Change].self, from: data) == changes)
      #expect(changes[0] != .title("b"))
    }

    @Test("changes have the struct's conformances, and hidden fields have no changes")
    func conformances() {
      let changes: Set<Open.Change> = [.number(1), .number(1)]
      func isSendable(_: some Sendable) -> Bool { true }

      #expect(changes.count == 1)
      #expect(isSendable(Open.Change.number(1)))
      switch Open.Change.number(1) {
      case .number: break
      }
    }

    @Test("generic structs, and names that field paths use themselves")
    func names() {
      var box = Box(content: 1)
      box.apply(.content(2))
      var root = Enclosure.Root(field: .init())
      root.apply(.field(.init(number: 1)))
      root.apply(.other(.init(number: 2)))
      var marked = Enclosure.Marked()
      marked.apply(.number(3))

      #expect(box.content == 2)
      #expect(root.field.number == 1 && root.other?.number == 2)
      #expect(marked.number == 3)
    }

    @Test("alerts and stacks are fields as others, and are left out if they can't be encoded")
    func presentations() throws {
      var state = Presenting()
      let changes: [Presenting.Change] = [
        .name("a"), .alert(AlertState("Sure?", buttons: [.default("Yes", action: .yes)])),
        .path([Street(name: "x")]),
      ]
      let data = try JSONEncoder().encode(changes)
      for change in try JSONDecoder().decode([Presenting.Change].self, from: data) {
        state.apply(change)
      }
      state.dialog = nil
      state.screens.push(.first)

      #expect(state.name == "a")
      #expect(state.alert?.buttons.first?.action == .yes)
      #expect(Array(state.path) == [Street(name: "x")])
    }
  }
#endif
