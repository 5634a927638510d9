// Addresses: what a URL says about the views that are shown.
//
// Modifiers above this module print parts of an address and take them. A graph asks those on visible screens,
// outer ones first, puts the parts together, and hands an opened address on from one to the next. It knows no
// places: to it a component is a text with its encoding.

/// A part of an address, or a whole one.
package struct AddressPiece: Equatable, Sendable {
  /// The encoded components of each screen, the lowest first.
  package var steps: [[String]]
  /// The encoded items of the query, such as `search=tea`.
  package var query: [String]
  /// Whether the address goes on with that of what is inside.
  package var isComplete = true

  package init(steps: [[String]] = [], query: [String] = [], isComplete: Bool = true) {
    self.steps = steps
    self.query = query
    self.isComplete = isComplete
  }

  /// Divides a text such as `/orders/17?search=tea`. Its components are one step.
  init(_ text: String) {
    // Of scalars, as a browser does: a sign with an accent after it would be another `Character`.
    let parts = text.unicodeScalars.prefix { $0 != "#" }.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first?.split(separator: "/") ?? []
    let query = parts.count < 2 ? [] : parts[1].split(separator: "&")
    self.init(steps: [path.map { String($0) }], query: query.map { String($0) })
  }

  /// The components of all screens.
  package var path: [String] { steps.flatMap(\.self) }

  /// The address below the path of the app, without a slash before it.
  var text: String {
    let path = path.joined(separator: "/")
    return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
  }

  /// Adds the part of an inner view. The first of two items with the same name counts.
  mutating func append(_ inner: AddressPiece) {
    steps += inner.steps
    let names = query.map(Self.name)
    query += inner.query.filter { !names.contains(Self.name(of: $0)) }
  }

  func appending(_ inner: AddressPiece) -> AddressPiece {
    var whole = self
    whole.append(inner)
    return whole
  }

  private static func name(of item: String) -> String {
    String(item.unicodeScalars.prefix { $0 != "=" })
  }
}

/// A modifier's part of the address.
package struct AddressPart {
  /// Whether the part follows those of the content, as that of a sheet does.
  let isInFront: Bool
  /// Prints what is shown. A graph follows what it reads.
  let print: @MainActor () -> AddressPiece
  /// Takes the beginning of an address: shows it, and returns the number of components that it has read, and
  /// what it prints if the app follows.
  let take: @MainActor (AddressPiece) -> (count: Int, expected: AddressPiece)
  /// Returns the address of values that screens, tabs and a presented item show; nil if one of them has none. Nil
  /// for a part that is about none of these.
  let link: (@MainActor ([AnyHashable]) -> AddressPiece?)?

  package init(
    isInFront: Bool, print: @escaping @MainActor () -> AddressPiece,
    take: @escaping @MainActor (AddressPiece) -> (count: Int, expected: AddressPiece),
    link: (@MainActor ([AnyHashable]) -> AddressPiece?)?
  ) {
    self.isInFront = isInFront
    self.print = print
    self.take = take
    self.link = link
  }
}

/// What a new address is in the history of a browser.
package enum AddressMove: String, Sendable {
  /// More or other screens: a new entry.
  case push
  /// Fewer screens: the former entry with this address, if there is one.
  case back
  /// The same screens: it takes the place of the current one.
  case replace

  /// - Parameters:
  ///   - former: The components of each screen that was shown.
  ///   - new: Those of each screen that is shown now.
  init(from former: [[String]], to new: [[String]]) {
    if former == new {
      self = .replace
    } else {
      self = new.count < former.count && former.starts(with: new) ? .back : .push
    }
  }
}
