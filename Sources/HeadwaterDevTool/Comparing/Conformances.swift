/// Which types of some files conform to which protocols.
struct Conformances {
  struct Entry: Hashable {
    /// The beginning of the names of the type and of all that it has.
    let type: String
    /// The name of the protocol's description.
    let `protocol`: String
  }

  private(set) var entries: Set<Entry> = []

  init(_ files: [ObjectFile] = []) {
    for file in files { add(file) }
  }

  mutating func add(_ file: ObjectFile) {
    for symbol in file.symbols
    where symbol.isDefined && symbol.isData && symbol.name.hasSuffix("Mc") {
      let list = file.relocations(of: symbol.section, from: Int(symbol.value), count: 8)
      let names = list.map { relocation -> String in
        guard case .symbol(let index, _) = file.reference(of: relocation, in: symbol.section) else {
          return ""
        }
        let name = file.symbols[index].name
        return name.hasPrefix("got.") ? String(name.dropFirst(4)) : name
      }
      guard names.count == 2, names[1].hasSuffix("Mn") else { continue }
      entries.insert(Entry(type: String(names[1].dropLast(2)), protocol: names[0]))
    }
  }

  /// The type to which a function belongs, if it conforms to the protocol.
  func type(of function: String, conformingTo name: String) -> String? {
    entries.first { $0.protocol == name && function.hasPrefix($0.type) }.map { $0.type + "Mn" }
  }

  /// Whether the function returns content of a view, or of something else that is evaluated again after each change of
  /// code.
  func isDrawnAgain(_ function: String) -> Bool {
    // The mark of `some View` in the name of what returns it.
    guard function.contains("Qr") else { return false }
    return entries.contains { Self.isDrawn($0.protocol) && function.hasPrefix($0.type) }
  }

  private static let drawn: Set<Substring> = [
    "4ViewMp", "12ViewModifierMp", "3AppMp", "5SceneMp", "14ToolbarContentMp", "8CommandsMp",
  ]

  private static func isDrawn(_ name: String) -> Bool {
    let prefix = "$s22HeadwaterPortableViews"
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    return drawn.contains(rest) || rest.hasSuffix("StyleMp")
  }
}
