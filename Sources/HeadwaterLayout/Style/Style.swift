import HeadwaterLayoutGeometry

/// The declarations of one element.
package struct Style: Hashable, Sendable {
  private var values: [StyleProperty: StyleValue] = [:]

  /// Makes a style without declarations.
  package init() {}

  /// The value of a property; nil removes the declaration.
  package subscript(property: StyleProperty) -> StyleValue? {
    get { values[property] }
    set { values[property] = newValue }
  }

  /// The declarations in the order in which they are written.
  package var declarations: [(property: StyleProperty, value: StyleValue)] {
    StyleProperty.allCases.compactMap { property in
      values[property].map { (property, $0) }
    }
  }

  /// The text of a style attribute.
  package var text: String {
    declarations.map { "\($0.property.rawValue):\($0.value)" }.joined(separator: ";")
  }

  /// Declares a value unless the property has one.
  mutating func setDefault(_ property: StyleProperty, _ value: StyleValue) {
    if values[property] == nil { values[property] = value }
  }

  /// Declares the values of another style, which replace those of this one.
  mutating func add(_ other: Style) { values.merge(other.values) { $1 } }

  /// Removes declarations.
  mutating func remove(_ properties: StyleProperty...) {
    for property in properties { values[property] = nil }
  }

  /// Sets the alignment of an element in its cell. The middle is what the shared style sheet says.
  mutating func align(_ axis: Axis, _ position: Position, _ policy: LayoutPolicy) {
    switch position {
    case .start: self[.ownAlignment(axis)] = .keyword(.start)
    case .center: self[.ownAlignment(axis)] = nil
    case .end: self[.ownAlignment(axis)] = .keyword(policy == .page ? .safeEnd : .end)
    }
  }
}
