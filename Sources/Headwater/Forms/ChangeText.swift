/// The change of a field in words, wherever in an action it stands: `settings.address.city = "Rome"`.
struct ChangeText {
  /// The names of the fields that lead to the changed one.
  private var place = ""
  private var value = ""

  var line: String { "\(place) = \(value)" }

  /// Reads an action: a change, or the action of a lifted feature or of an element that contains one.
  ///
  /// - Returns: Nil if the action contains no change of a field.
  init?(of action: Any) {
    var action = action
    while !(action is any FieldChange) {
      guard let inner = enter(action) else { return nil }
      action = inner
    }
    repeat {
      guard let inner = enter(action) else { return nil }
      action = inner
    } while action is any FieldChange && !(action is any ChangeOfWhole)
      || action is any ActionWithID
    value = (action as? any ChangeOfWhole)?.words ?? Self.words(of: action)
  }

  /// Adds the name of an action's case to the place, and returns the value of the case.
  private mutating func enter(_ action: Any) -> Any? {
    if let element = action as? any ActionWithID {
      place += "[\(Self.words(of: element.elementID))]"
      return element.elementAction
    }
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first,
      let name = payload.label
    else { return nil }
    // The case `change` of an action is no place in the state, and neither are those of a presentation.
    let isChange = payload.value is any FieldChange && !(action is any FieldChange)
    if !isChange && !(action is any ActionOfPresentation) {
      place += place.isEmpty ? name : ".\(name)"
    }
    return payload.value
  }

  /// A value in a few words: the number of a collection's elements, or the start of a long text.
  static func words(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { words(of: $0.value) } ?? "nil"
    }
    switch value {
    case let text as String: return shortened(String(reflecting: text))
    case let elements as any Collection:
      return elements.count == 1 ? "1 element" : "\(elements.count) elements"
    default: return shortened("\(value)")
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 80 ? "\(text.prefix(80))…" : text
  }
}

/// A change that concerns the whole of a value, and names no field of it.
protocol ChangeOfWhole {
  var words: String { get }
}
