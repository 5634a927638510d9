import HeadwaterLayout

/// An element as the reference writes it: classes, the number of the view shown, a style, the
/// content.
struct ReferenceElement: Decodable {
  let classes: String
  let paint: Int?
  let style: [String: String]
  let content: [ReferenceElement]

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    classes = try values.decode(String.self)
    let paint = try values.decode(Int.self)
    self.paint = paint < 0 ? nil : paint
    style = Self.declarations(in: try values.decode(String.self))
    content = try values.decode([ReferenceElement].self)
  }

  private static func declarations(in text: String) -> [String: String] {
    var declarations = [String: String]()
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      declarations[String(parts[0])] = String(parts[1])
    }
    return declarations
  }

  /// The shift as a page has to have it.
  ///
  /// The reference mirrors some shifts where rows run from the right. `offset(x:)` always goes to
  /// the trailing side.
  private static func mirroring(_ shift: String) -> String {
    let parts = shift.split(separator: " ")
    return "calc(var(--way,1)*\(parts[0])) \(parts[1])"
  }

  /// The ways in which an element differs, with its place in the tree.
  func differences(from element: StyledElement, at path: String = "") -> [String] {
    var differences = [String]()
    let classes = element.classes.map(\.rawValue).joined(separator: " ")
    let path = "\(path)/\(self.classes.isEmpty ? "-" : self.classes)"
    func compare(_ what: String, _ old: String?, _ new: String?) {
      if old != new { differences.append("\(path) \(what): \(old ?? "none") → \(new ?? "none")") }
    }
    compare("class", self.classes, classes)
    compare("view", paint.map(String.init), element.paint.map(String.init))
    let style = Dictionary(
      uniqueKeysWithValues: element.style.declarations.map {
        ($0.property.rawValue, $0.value.description)
      })
    for property in Set(self.style.keys).union(style.keys).sorted() {
      let new = style[property]
      if property == "translate", let old = self.style[property], new == Self.mirroring(old) {
        continue
      }
      compare(property, self.style[property], new)
    }
    guard content.count == element.elements.count else {
      return differences + ["\(path): \(content.count) → \(element.elements.count) elements"]
    }
    return zip(content, element.elements).reduce(differences) { found, pair in
      found + pair.0.differences(from: pair.1, at: path)
    }
  }
}
