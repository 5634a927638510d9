/// The form of the addresses of one case of a place.
///
/// ```swift
/// .path("orders")               // /orders
/// .value(under: "orders")       // /orders/17
/// .query("filter", under: "orders")   // /orders, /orders?filter=open
/// .map(settings, under: "settings")   // /settings and what the map `settings` has
/// ```
public struct AddressPattern<Value> {
  let print: (Value) -> Address?
  /// Reads the beginning of an address; returns the value and the number of its components.
  let read: (Address) -> (value: Value, count: Int)?

  init(
    print: @escaping (Value) -> Address?, read: @escaping (Address) -> (value: Value, count: Int)?
  ) {
    self.print = print
    self.read = read
  }

  /// Makes a pattern of your own, for values that take a fixed number of components.
  ///
  /// ```swift
  /// AddressPattern(components: 2) { ["\($0.year)", "\($0.month)"] } parse: { Month($0[0], $0[1]) }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of components.
  ///   - print: Returns the components of a value, without encoding; nil for a value without an address.
  ///   - parse: Reads the components; nil for none of its values. It gets exactly `count` of them.
  public init(
    components count: Int, print: @escaping (Value) -> [String]?,
    parse: @escaping ([String]) -> Value?
  ) {
    self.init(
      print: { value in
        guard let path = print(value), path.count == count else { return nil }
        return Address(path: path)
      },
      read: { address in
        guard address.path.count >= count else { return nil }
        return parse(Array(address.path.prefix(count))).map { ($0, count) }
      })
  }

  /// The places of another map below these components.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - components: The components before those of the map.
  public static func map(_ map: AddressMap<Value>, under components: String...) -> Self {
    AddressPattern(
      print: { value in
        map.address(of: value).map { Address(path: components + $0.path, query: $0.query) }
      },
      read: { address in
        guard let rest = address.dropping(components) else { return nil }
        return map.read(rest).map { ($0.place, components.count + $0.count) }
      })
  }

  /// An item of the query; the value is nil in an address without the item.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - components: The components of the path.
  public static func query<Wrapped: AddressValue>(
    _ name: String, under components: String...
  ) -> Self where Value == Wrapped? {
    AddressPattern(
      print: { value in
        Address(path: components, query: value.map { [name: $0.addressText] } ?? [:])
      },
      read: { address in
        guard address.dropping(components) != nil else { return nil }
        return (address.query[name].flatMap { Wrapped(addressText: $0) }, components.count)
      })
  }
}

extension AddressPattern where Value == Void {
  /// Exactly these components; without any, the address of the first screen.
  public static func path(_ components: String...) -> Self {
    AddressPattern(
      print: { Address(path: components) },
      read: { address in address.dropping(components).map { _ in ((), components.count) } })
  }
}

extension AddressPattern where Value: AddressValue {
  /// A value as one component, after these components.
  public static func value(under components: String...) -> Self {
    AddressPattern(
      print: { Address(path: components + [$0.addressText]) },
      read: { address in
        guard let text = address.dropping(components)?.path.first else { return nil }
        return Value(addressText: text).map { ($0, components.count + 1) }
      })
  }
}

extension Address {
  /// The address without these components at its beginning; nil if it does not begin with them.
  fileprivate func dropping(_ components: [String]) -> Address? {
    guard path.starts(with: components) else { return nil }
    return Address(path: Array(path.dropFirst(components.count)), query: query)
  }
}
