import HeadwaterUI

/// The places of the app in these tests.
enum Place: Hashable {
  case orders
  case order(Int)
  case tag(String)
  case list(Filter?)
  case settings(Setting)
  /// A place without an address.
  case secret
}

enum Filter: String, AddressValue { case open, closed }

enum Setting: Hashable { case all, sound }

extension Place: CasePathable {
  struct Cases {
    enum Orders: CasePath {
      static func embed(_ value: Void) -> Place { .orders }
      static func extract(_ root: Place) -> Void? { root == .orders ? () : nil }
    }
    enum Order: CasePath {
      static func embed(_ value: Int) -> Place { .order(value) }
      static func extract(_ root: Place) -> Int? {
        if case .order(let value) = root { value } else { nil }
      }
    }
    enum Tag: CasePath {
      static func embed(_ value: String) -> Place { .tag(value) }
      static func extract(_ root: Place) -> String? {
        if case .tag(let value) = root { value } else { nil }
      }
    }
    enum List: CasePath {
      static func embed(_ value: Filter?) -> Place { .list(value) }
      static func extract(_ root: Place) -> Filter?? {
        if case .list(let value) = root { .some(value) } else { nil }
      }
    }
    enum Settings: CasePath {
      static func embed(_ value: Setting) -> Place { .settings(value) }
      static func extract(_ root: Place) -> Setting? {
        if case .settings(let value) = root { value } else { nil }
      }
    }
    var orders: Orders.Type { Orders.self }
    var order: Order.Type { Order.self }
    var tag: Tag.Type { Tag.self }
    var list: List.Type { List.self }
    var settings: Settings.Type { Settings.self }
  }
  static var cases: Cases { Cases() }
}

extension AddressMap<Place> {
  /// The map of the app.
  static var places: AddressMap {
    AddressMap(
      .route(\.orders, .path("orders")), .route(\.order, .value(under: "orders")),
      .route(\.tag, .value(under: "tags")), .route(\.list, .query("show", under: "list")),
      .route(\.settings, .map(.settings, under: "settings")))
  }
}

extension AddressMap<Setting> {
  static var settings: AddressMap { AddressMap(.place(.all), .place(.sound, "sound")) }
}
