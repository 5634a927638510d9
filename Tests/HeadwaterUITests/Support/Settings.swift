import Headwater

/// A form with many fields, a nested part and rows, written without the macro.
struct Settings: Reducer {
  struct State: Equatable, Codable, FieldPathable {
    var name = ""
    var isLoud = false
    var address = Address()
    var people: [Person] = []
    var changes = 0

    enum Change: FieldChange {
      case name(String)
      case isLoud(Bool)
      case address(Address.Change)
      case people(ElementAction<Int, Person.Change>)
    }

    mutating func apply(_ change: Change) {
      switch change {
      case .name(let name): self.name = name
      case .isLoud(let isLoud): self.isLoud = isLoud
      case .address(let change): address.apply(change)
      case .people(let change): people.apply(change)
      }
    }

    struct Fields {
      enum NameField: FieldPath {
        static var path: KeyPath<State, String> { \.name }
        static func embed(_ value: String) -> Change { .name(value) }
      }
      var name: NameField.Type { NameField.self }

      enum LoudField: FieldPath {
        static var path: KeyPath<State, Bool> { \.isLoud }
        static func embed(_ value: Bool) -> Change { .isLoud(value) }
      }
      var isLoud: LoudField.Type { LoudField.self }

      enum AddressField: FieldPath {
        static var path: KeyPath<State, Address> { \.address }
        static func embed(_ value: Address.Change) -> Change { .address(value) }
      }
      var address: AddressField.Type { AddressField.self }

      enum PeopleField: FieldPath {
        static var path: KeyPath<State, [Person]> { \.people }
        static func embed(_ value: ElementAction<Int, Person.Change>) -> Change { .people(value) }
      }
      var people: PeopleField.Type { PeopleField.self }
    }
  }

  enum Action: FieldAction, Equatable, Codable {
    case change(State.Change)
    case saved
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change):
      state.apply(change)
      state.changes += 1
      if case .name = change { state.name = state.name.uppercased() }
    case .saved: state.changes = 0
    }
    return .none
  }
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
    enum CityField: FieldPath {
      static var path: KeyPath<Address, String> { \.city }
      static func embed(_ value: String) -> Change { .city(value) }
    }
    var city: CityField.Type { CityField.self }

    enum StreetField: FieldPath {
      static var path: KeyPath<Address, Street> { \.street }
      static func embed(_ value: Street.Change) -> Change { .street(value) }
    }
    var street: StreetField.Type { StreetField.self }
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

  struct Fields {
    enum NumberField: FieldPath {
      static var path: KeyPath<Street, Int> { \.number }
      static func embed(_ value: Int) -> Change { .number(value) }
    }
    var number: NumberField.Type { NumberField.self }
  }
}

struct Person: Equatable, Codable, Identifiable, FieldPathable {
  let id: Int
  var name = ""

  enum Change: FieldChange {
    case name(String)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .name(let name): self.name = name
    }
  }

  struct Fields {
    enum NameField: FieldPath {
      static var path: KeyPath<Person, String> { \.name }
      static func embed(_ value: String) -> Change { .name(value) }
    }
    var name: NameField.Type { NameField.self }
  }
}
