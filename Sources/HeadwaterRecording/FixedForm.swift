import Foundation

/// Whether a value has, at a place, a value whose texts come from the source or from chance: a case of an enum with a raw
/// value, or a `UUID`. Its type would refuse dots.
///
/// It finds places by reflection. A type that encodes itself by other names has no such place.
func hasFixedForm(_ value: Any, at place: JSONPlace.SubSequence) -> Bool {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { hasFixedForm($0.value, at: place) } ?? false
  }
  guard let name = place.first else {
    return value is UUID || (mirror.displayStyle == .enum && value is any RawRepresentable)
  }
  let rest = place.dropFirst()
  switch mirror.displayStyle {
  case .collection, .set:
    return name == "[]" && mirror.children.contains { hasFixedForm($0.value, at: rest) }
  case .dictionary:
    return name == "[]"
      && mirror.children.contains { entry in
        let parts = Mirror(reflecting: entry.value).children.map(\.value)
        // Its keys are strings, so the ones of another type have a form of their own.
        if rest == ["[key]"] { return parts.first.map { hasFixedForm($0, at: []) } ?? false }
        return parts.last.map { hasFixedForm($0, at: rest) } ?? false
      }
  case .enum:
    guard let payload = mirror.children.first, payload.label == name, let label = rest.first else {
      return false
    }
    let inner = Mirror(reflecting: payload.value)
    guard inner.displayStyle == .tuple else {
      return label == "_0" && hasFixedForm(payload.value, at: rest.dropFirst())
    }
    return inner.children.enumerated().contains { position, child in
      let isNamed = child.label.map { !$0.hasPrefix(".") } ?? false
      return (isNamed ? child.label : "_\(position)") == label
        && hasFixedForm(child.value, at: rest.dropFirst())
    }
  default:
    return mirror.children.contains { $0.label == name && hasFixedForm($0.value, at: rest) }
  }
}
