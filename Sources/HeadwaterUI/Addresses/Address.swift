// Addresses: what a URL says about the screens of an app.
//
// In come an app's places, which are values, and the text of an address. Out go texts, places, and modifiers
// that join an address with the bindings of the views. This room knows no browser: the view layer hands an
// address over, and asks for the address of what is shown. On Apple platforms SwiftUI does, with
// `onOpenURL` and a user activity.

/// The components of a path and the items of a query, without their encoding.
struct Address: Hashable, Sendable {
  var path: [String] = []
  var query: [String: String] = [:]

  /// The longest text of an address, in bytes.
  static let limit = 2_048

  /// The largest number of screens on top of one another. Each of them is made and sent, so that an address with
  /// hundreds would be an attack.
  static let screenLimit = 20
}

extension Address: LosslessStringConvertible {
  /// Reads a text such as `/orders/17?search=tea`; nil if it is too long, its encoding is broken, or it names
  /// a place relative to another one.
  init?(_ text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    // Of scalars, as a browser does: a sign with an accent after it would be another `Character`.
    let beforeFragment = text.unicodeScalars.prefix { $0 != "#" }
    let parts = beforeFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count < 2 ? [] : parts[1].split(separator: "&")
    guard
      let address = Address(
        encodedPath: parts[0].split(separator: "/").map { String($0) },
        encodedQuery: query.map { String($0) })
    else { return nil }
    self = address
  }

  /// Reads encoded components, and encoded items of the form `name=value`.
  init?(encodedPath: [String], encodedQuery: [String]) {
    for component in encodedPath {
      guard let text = AddressText.decode(component[...]), text != ".", text != ".." else {
        return nil
      }
      path.append(AddressText.withoutMark(text))
    }
    for item in encodedQuery {
      let parts = item.unicodeScalars.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map { Substring($0) }
      // An item that no app has written must not make the address unreadable.
      guard let name = AddressText.decode(parts[0], plusIsSpace: true),
        let value = AddressText.decode(parts.count < 2 ? "" : parts[1], plusIsSpace: true)
      else { continue }
      if query[name] == nil { query[name] = value }
    }
  }

  /// The encoded components of the path.
  var encodedPath: [String] { path.map { AddressText.encode(AddressText.withMark($0)) } }

  /// The bytes of the path in the text, with a slash before each component.
  var pathLength: Int { encodedPath.reduce(0) { $0 + 1 + $1.utf8.count } }

  /// The encoded items of the query, in the order of their names.
  var encodedQuery: [String] {
    query.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { "\(AddressText.encode($0.key))=\(AddressText.encode($0.value))" }
  }

  /// The one canonical text of the address.
  var description: String {
    let path = "/" + encodedPath.joined(separator: "/")
    return query.isEmpty ? path : path + "?" + encodedQuery.joined(separator: "&")
  }

  /// Adds the address of an inner screen.
  mutating func append(_ inner: Address) {
    path += inner.path
    query.merge(inner.query) { own, _ in own }
  }
}
