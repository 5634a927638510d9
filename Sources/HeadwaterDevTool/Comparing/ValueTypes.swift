/// The types of globals that get a new first value in a running program: plain values, of which nobody keeps a
/// reference.
enum ValueTypes {
  private static let plain: Set<String> = [
    "SS", "Si", "Su", "Sb", "Sd", "Sf", "SaySSG", "SaySiG", "SaySdG", "SDyS2SG", "SDySSSiG",
    "s5UInt8V", "s6UInt64V", "s5Int64V", "s5Int32V", "SSSg", "SiSg", "SdSg",
  ]

  /// Whether the rest of a global's name is such a type.
  static func isType(_ rest: some StringProtocol) -> Bool {
    var rest = String(rest)
    if rest.hasSuffix("vpZ") {
      rest.removeLast(3)
    } else if rest.hasSuffix("vp") {
      rest.removeLast(2)
    }
    return plain.contains(rest)
  }

  /// Whether the name of a global says that it is a plain value.
  static func endsWithType(_ name: String, after stem: String?) -> Bool {
    if let stem { return isType(name.dropFirst(stem.count)) }
    let end = name.hasSuffix("vpZ") ? name.dropLast(3) : name.dropLast(2)
    return plain.contains { end.hasSuffix($0) }
  }
}
