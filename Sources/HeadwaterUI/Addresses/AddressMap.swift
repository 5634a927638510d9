import Headwater

/// Prints places as addresses, and reads addresses as places.
///
/// ```swift
/// @CasePathable
/// enum Place: Hashable {
///   case orders
///   case order(Order.ID)
/// }
///
/// let map = AddressMap<Place>(
///   .route(\.orders, .path("orders")),
///   .route(\.order, .value(under: "orders")))
///
/// map.print(.order(17))         // "/orders/17"
/// map.parse("/orders/17")       // .order(17)
/// ```
///
/// - An address that `print` returns is read as an equal place. A place that another route would claim has
///   no address.
/// - A text that `parse` reads is printed in one canonical form, which is read as the same place.
/// - `parse` accepts any text. It returns nil if no route reads the whole path, or if the text has more than
///   2 048 bytes. Items of the query that no route knows are ignored.
///
/// Of several routes that read an address, the one that reads the most components counts, then the first.
public struct AddressMap<Place> {
  let routes: [AddressRoute<Place>]

  /// Makes a map of routes.
  public init(_ routes: AddressRoute<Place>...) {
    self.routes = routes
  }

  /// Returns the address of a place; nil for a place without one.
  public func print(_ place: Place) -> String? {
    address(of: place)?.description
  }

  /// Returns the place at an address; nil if there is none.
  public func parse(_ text: String) -> Place? {
    guard let address = Address(text), let found = read(address, isWhole: true),
      self.address(of: found.place) != nil
    else { return nil }
    return found.place
  }

  /// Returns the address of screens on top of one another; nil if one of them has none.
  public func print(_ places: [Place]) -> String? {
    let printed = print(each: places)
    return printed.isComplete ? printed.address.description : nil
  }

  /// Returns the screens at an address, the lowest first; nil if the address has a rest that is no screen.
  public func parse(screens text: String) -> [Place]? {
    guard let address = Address(text) else { return nil }
    let found = read(screens: address)
    return found.count == address.path.count ? found.places : nil
  }
}

/// A case of a place, or one place, with the form of its addresses.
public struct AddressRoute<Place> {
  let print: (Place) -> Address?
  let read: (Address) -> (place: Place, count: Int)?
}

extension AddressRoute {
  /// The addresses of a case.
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - pattern: The form of its addresses.
  public static func route<Path: CasePath>(
    _ path: CaseKeyPath<Place, Path>, _ pattern: AddressPattern<Path.Value>
  ) -> Self where Place: CasePathable, Path.Root == Place {
    AddressRoute(
      print: { Path.extract($0).flatMap(pattern.print) },
      read: { pattern.read($0).map { (Path.embed($0.value), $0.count) } })
  }

  /// The address of one place, for a type without case paths.
  ///
  /// ```swift
  /// AddressMap<Tab>(.place(.home), .place(.search, "search"))
  /// ```
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - components: The components of its address.
  public static func place(_ place: Place, _ components: String...) -> Self
  where Place: Equatable {
    AddressRoute(
      print: { $0 == place ? Address(path: components) : nil },
      read: { address in
        address.path.starts(with: components) ? (place, components.count) : nil
      })
  }
  /// The addresses of one type of a stack whose path is `[AnyHashable]`.
  ///
  /// ```swift
  /// AddressMap<AnyHashable>(
  ///   .values(of: Chapter.self, .value()), .values(of: Page.self, .value(under: "pages")))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - pattern: The form of their addresses.
  public static func values<Value: Hashable>(
    of type: Value.Type, _ pattern: AddressPattern<Value>
  ) -> Self where Place == AnyHashable {
    AddressRoute(
      print: { ($0.base as? Value).flatMap(pattern.print) },
      read: { pattern.read($0).map { (AnyHashable($0.value), $0.count) } })
  }

  /// The addresses of a place that is itself a value, such as the number of what a sheet edits.
  ///
  /// ```swift
  /// .addresses($editedOrder, AddressMap(.all(.value(under: "edit"))))
  /// ```
  ///
  /// - Parameter pattern: The form of the addresses.
  public static func all(_ pattern: AddressPattern<Place>) -> Self {
    AddressRoute(print: pattern.print, read: { pattern.read($0).map { ($0.value, $0.count) } })
  }
}
