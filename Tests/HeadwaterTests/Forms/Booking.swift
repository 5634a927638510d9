import Headwater

/// A form with a nested part, rows, and values that are loaded, written without the macro.
struct Booking: Reducer {
  struct State: Equatable, Codable {
    var name = ""
    var seats = 1
    var note: String?
    var address = Address()
    var guests: IdentifiedArray<Guest> = []
    var menu: Loadable<[String]> = .neverLoaded
    var price: Loadable<Int> = .neverLoaded
    var edits = 0
  }

  enum Action: FieldAction, Equatable, Codable, Sendable {
    case change(State.Change)
    case guestAdded(Int)
    case guestRemoved(Int)
    case menuRequested
    case priceRequested
    case cleared
  }

  var loadMenu: @Sendable () async throws -> [String] = { ["soup", "fish"] }
  var loadPrice: @Sendable () async throws -> Int = { 7 }

  var body: some Reducer<State, Action> {
    ChangeReducer(action: \.change).onChange(of: \.name) { state, _, _ in
      state.edits += 1
      return .none
    }
    Reduce { [loadMenu, loadPrice] state, action in
      switch action {
      case .change(.seats(let seats)): state.seats = max(1, seats)
      case .change: break
      case .guestAdded(let id): state.guests.append(Guest(id: id))
      case .guestRemoved(let id): state.guests.remove(id: id)
      case .menuRequested: return state.load(\.menu) { try await loadMenu() }
      case .priceRequested:
        return state.load(\.price, reason: { "no price: \($0)" }) { try await loadPrice() }
      case .cleared: state = State(guests: state.guests)
      }
      return .none
    }
  }
}

extension Booking.State: FieldPathable {
  enum Change: FieldChange {
    case name(String)
    case seats(Int)
    case note(String?)
    case address(Address.Change)
    case guests(ElementAction<Int, Guest.Change>)
    case menu(Loadable<[String]>.Change)
    case price(Loadable<Int>.Change)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let name): self.name = name
    case .seats(let seats): self.seats = seats
    case .note(let note): self.note = note
    case .address(let change): address.apply(change)
    case .guests(let change): guests.apply(change)
    case .menu(let change): menu.apply(change)
    case .price(let change): price.apply(change)
    }
  }

  struct Fields {
    enum Address: FieldPath {
      static var path: KeyPath<Booking.State, HeadwaterTests.Address> { \.address }
      static func embed(_ value: HeadwaterTests.Address.Change) -> Change { .address(value) }
    }
    var address: Address.Type { Address.self }

    enum Guests: FieldPath {
      static var path: KeyPath<Booking.State, IdentifiedArray<Guest>> { \.guests }
      static func embed(_ value: ElementAction<Int, Guest.Change>) -> Change { .guests(value) }
    }
    var guests: Guests.Type { Guests.self }

    enum Menu: FieldPath {
      static var path: KeyPath<Booking.State, Loadable<[String]>> { \.menu }
      static func embed(_ value: Loadable<[String]>.Change) -> Change { .menu(value) }
    }
    var menu: Menu.Type { Menu.self }

    enum Price: FieldPath {
      static var path: KeyPath<Booking.State, Loadable<Int>> { \.price }
      static func embed(_ value: Loadable<Int>.Change) -> Change { .price(value) }
    }
    var price: Price.Type { Price.self }
  }
}

extension Booking.Action: CasePathable {
  struct Cases {
    enum ChangeCase: CasePath {
      static func embed(_ value: Booking.State.Change) -> Booking.Action { .change(value) }
      static func extract(_ root: Booking.Action) -> Booking.State.Change? {
        if case .change(let value) = root { value } else { nil }
      }
    }

    var change: ChangeCase.Type { ChangeCase.self }
  }

  static var cases: Cases { Cases() }
}

struct Address: Equatable, Codable, FieldPathable {
  var city = ""
  var street = Street()

  enum Change: FieldChange {
    case city(String)
    case street(Street.Change)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .city(let city): self.city = city
    case .street(let change): street.apply(change)
    }
  }

  struct Fields {
    enum Street: FieldPath {
      static var path: KeyPath<Address, HeadwaterTests.Street> { \.street }
      static func embed(_ value: HeadwaterTests.Street.Change) -> Change { .street(value) }
    }
    var street: Street.Type { Street.self }
  }
}

struct Street: Equatable, Codable, FieldPathable {
  var number = 0

  enum Change: FieldChange {
    case number(Int)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .number(let number): self.number = number
    }
  }
}

struct Guest: Equatable, Codable, Identifiable, FieldPathable {
  let id: Int
  var name = ""
  var age: Int?

  enum Change: FieldChange {
    case name(String)
    case age(Int?)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let name): self.name = name
    case .age(let age): self.age = age
    }
  }
}
