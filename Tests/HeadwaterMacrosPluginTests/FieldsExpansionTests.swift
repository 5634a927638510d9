import Testing

@Suite("What @Fields writes", .enabled(if: macrosAreOn))
struct FieldsExpansionTests {
  @Test("a change for each field, what applies it, and the fields' paths")
  func fields() {
    expectExpansion(
      of: """
        @Fields
        struct State: Equatable {
          var name = ""
          @Nested var address = Address()
          @Rows var guests: [Guest] = []
          var menu: Loadable<[Dish]> = .neverLoaded
          @Unrecorded var done: (() -> Void)?
          let id: Int
          private var secret = 0
        }
        """,
      is: """
        struct State: Equatable {
          var name = ""
          var address = Address()
          var guests: [Guest] = []
          var menu: Loadable<[Dish]> = .neverLoaded
          var done: (() -> Void)?
          let id: Int
          private var secret = 0

          /// The change of a field of `State`.
          ///
          /// Each type has to be Equatable and Codable. A field of another type is '@Unrecorded'.
          enum Change: Headwater.FieldChange {
            case name(String)
            case address(Fields.AddressPart.Written)
            case guests(Fields.GuestsPart.Written)
            case menu(Loadable<[Dish]>.Change)
          }

          mutating func apply(_ change: Change) {
            switch change {
            case .name(let value):
              self.name = value
            case .address(let value):
              Fields.AddressPart.apply(value, to: &self.address)
            case .guests(let value):
              Fields.GuestsPart.apply(value, to: &self.guests)
            case .menu(let value):
              self.menu.apply(value)
            }
          }

          /// The field paths of `State`.
          struct Fields {
            enum NameField: Headwater.FieldPath {
              static var path: KeyPath<State, String> {
                \\.name
              }
              static func embed(_ value: String) -> Change {
                .name(value)
              }
            }
            var name: NameField.Type {
              NameField.self
            }
            enum AddressPart: Headwater.NestedField {
              typealias Field = Address
            }
            enum AddressField: Headwater.FieldPath {
              static var path: KeyPath<State, Address> {
                \\.address
              }
              static func embed(_ value: AddressPart.Written) -> Change {
                .address(value)
              }
            }
            var address: AddressField.Type {
              AddressField.self
            }
            enum GuestsPart: Headwater.RowsField {
              typealias Field = [Guest]
            }
            enum GuestsField: Headwater.FieldPath {
              static var path: KeyPath<State, [Guest]> {
                \\.guests
              }
              static func embed(_ value: GuestsPart.Written) -> Change {
                .guests(value)
              }
            }
            var guests: GuestsField.Type {
              GuestsField.self
            }
            nonisolated enum MenuField: Headwater.FieldPath {
              static var path: KeyPath<State, Loadable<[Dish]>> {
                \\.menu
              }
              static func embed(_ value: Loadable<[Dish]>.Change) -> Change {
                .menu(value)
              }
            }
            var menu: MenuField.Type {
              MenuField.self
            }
          }
        }

        extension State: Headwater.FieldPathable {
        }
        """
    )
  }

  @Test(
    "the type of a literal and of a call of an initialiser is evident",
    arguments: [
      ("\"a\"", "String"), ("\"\\(1)\"", "String"), ("true", "Bool"), ("1", "Int"), ("-1", "Int"),
      ("1.5", "Double"), ("-0.5", "Double"), ("[1, 2]", "[Int]"), ("[[\"a\"]]", "[[String]]"),
      ("[\"a\": 1]", "[String: Int]"), ("[Int]()", "[Int]"), ("[String: Int]()", "[String: Int]"),
      ("Address()", "Address"), ("Feature.Address(1)", "Feature.Address"),
      ("Address.init()", "Address"), ("Set<Int>()", "Set<Int>"),
      ("Loadable<[Int]>.neverLoaded", "Loadable<[Int]>"),
    ])
  func evident(value: String, type: String) {
    let isLoadable = type.hasPrefix("Loadable")
    expectExpansion(
      of: """
        @Fields
        struct State {
          var it = \(value)
        }
        """,
      is: expansion(
        of: "var it = \(value)", type, written: isLoadable ? "\(type).Change" : type,
        apply: isLoadable ? "self.it.apply(value)" : "self.it = value",
        isolation: isLoadable ? "nonisolated " : ""),
      conformance: false)
  }

  @Test(
    "members have the struct's access level",
    arguments: [("public", "public "), ("package", "package "), ("fileprivate", "")])
  func access(modifier: String, written: String) {
    let field = "\(written)var it: Int"
    expectExpansion(
      of: """
        @Fields
        \(modifier) struct State {
          \(field)
        }
        """,
      is: expansion(of: field, "Int", access: modifier, modifier: written), conformance: false)
  }

  @Test(
    "names that mean something else inside a field path keep their meaning",
    arguments: ["Root", "Field", "[Written]"])
  func names(type: String) {
    expectExpansion(
      of: """
        @Fields
        struct State {
          var it: \(type)
        }
        """,
      is: expansion(
        of: "var it: \(type)", type, alias: "ItType"), conformance: false)
  }

  @Test("the change may be hashed and sent if the struct says so of itself")
  func conformances() {
    expectExpansion(
      of: """
        @Fields
        struct State: Hashable, Sendable {
          var it: Int
        }
        """,
      is: expansion(
        of: "var it: Int", "Int", inherited: ": Hashable, Sendable", also: ", Hashable, Sendable"),
      conformance: false)
  }

  private func expansion(
    of field: String, _ type: String, written: String? = nil, apply: String = "self.it = value",
    access: String? = nil, modifier: String = "", isolation: String = "", inherited: String = "",
    also: String = "", alias: String? = nil
  ) -> String {
    let inside = alias ?? type
    return """
      \(access.map { "\($0) " } ?? "")struct State\(inherited) {
        \(field)

        /// The change of a field of `State`.
        ///
        /// Each type has to be Equatable and Codable. A field of another type is '@Unrecorded'.
        \(modifier)enum Change: Headwater.FieldChange\(also) {
          case it(\(written ?? type))
        }

        \(modifier)mutating func apply(_ change: Change) {
          switch change {
          case .it(let value):
            \(apply)
          }
        }

        /// The field paths of `State`.
        \(modifier)struct Fields {
      \(alias.map { "    \(modifier)typealias \($0) = \(type)\n" } ?? "")\
          \(modifier)\(isolation)enum ItField: Headwater.FieldPath {
            \(modifier)static var path: KeyPath<State, \(inside)> {
              \\.it
            }
            \(modifier)static func embed(_ value: \(written ?? inside)) -> Change {
              .it(value)
            }
          }
          \(modifier)var it: ItField.Type {
            ItField.self
          }
        }
      }
      """
  }
}
