/// Interns blocks of style declarations as classes. A strict content security policy forbids `style`
/// attributes, and a class takes fewer bytes.
///
/// A view can show any number of different blocks in its life, such as a bar of each width. The document forgets
/// those that no element has, from time to time.
@MainActor
final class StyleBlocks {
  private var blocks: [(name: String, declarations: String)] = []
  private var classes: [String: String] = [:]
  private var longNames: Set<String> = []
  private var lastNumber = 0
  /// The number of blocks at which it is worth the search for those that no element has.
  private var crowd = StyleBlocks.smallestCrowd
  var didAdd: ((String) -> Void)?

  static var smallestCrowd: Int { 256 }

  /// The rules of all blocks, in the order in which they were added.
  var rules: [String] { blocks.map { Self.rule($0.name, $0.declarations) } }

  /// Returns the class for a block of declarations such as `padding:16px;opacity:0.5`.
  func className(for declarations: String) -> String {
    if let name = classes[declarations] { return name }
    lastNumber += 1
    let name = "s\(lastNumber)"
    classes[declarations] = name
    blocks.append((name, declarations))
    didAdd?(Self.rule(name, declarations))
    return name
  }

  var isCrowded: Bool { blocks.count >= crowd }

  /// What elements use of the blocks.
  struct Uses {
    /// The class attributes of the elements.
    private(set) var classes: Set<String> = []
    /// The declarations that the markup of an element contains as a class.
    private(set) var declarations: Set<String> = []

    @MainActor
    mutating func add(_ element: Element) {
      classes.insert(element.className)
      if !element.motion.isEmpty { declarations.insert(element.motionText) }
      for child in element.children { add(child) }
    }
  }

  /// Forgets the blocks that are not in use, and returns their classes.
  ///
  /// The next search is due when there are twice as many blocks as remain, so that searching costs each new block
  /// the same.
  func forget(except uses: Uses) -> [String] {
    let names = Set(uses.classes.lazy.flatMap { $0.split(separator: " ") })
    var forgotten: [String] = []
    blocks.removeAll { block in
      guard !names.contains(block.name[...]), !uses.declarations.contains(block.declarations)
      else { return false }
      classes[block.declarations] = nil
      forgotten.append(block.name)
      return true
    }
    longNames.formIntersection(uses.classes)
    crowd = max(Self.smallestCrowd, 2 * blocks.count)
    return forgotten
  }

  private static func rule(_ name: String, _ declarations: String) -> String {
    ".\(name){\(declarations)}"
  }

  /// Returns the same text in storage that the elements of the document share.
  ///
  /// A text of up to 15 bytes needs no storage.
  func shared(_ names: String) -> String {
    guard names.utf8.count > 15 else { return names }
    return longNames.insert(names).memberAfterInsert
  }
}

/// The text of several style declarations.
struct StyleDeclarations {
  private(set) var text = ""

  /// Adds a declaration. `value` consists of numbers and words from closed sets, never of a person's text.
  mutating func add(_ property: StaticString, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(property):\(value)"
  }

  mutating func add(_ declaration: StyleDeclaration) {
    if !text.isEmpty { text += ";" }
    text += "\(declaration.property.rawValue):\(declaration.value)"
  }
}

/// A style declaration. Its text consists of numbers and words from closed sets.
package struct StyleDeclaration: Equatable, Sendable {
  let property: StyleProperty
  let value: String

  init(_ property: StyleProperty, _ value: String) {
    self.property = property
    self.value = value
  }
}

/// The properties that modifiers set. The set is closed, so no text can become a name.
enum StyleProperty: String, Sendable {
  case alignItems = "align-items"
  case aspectRatio = "aspect-ratio"
  case background
  case border
  case borderRadius = "border-radius"
  case boxShadow = "box-shadow"
  case clipPath = "clip-path"
  case columnGap = "column-gap"
  case filter
  case flex
  case gap
  case gridColumn = "grid-column"
  case gridAutoFlow = "grid-auto-flow"
  case gridTemplateColumns = "grid-template-columns"
  case gridTemplateRows = "grid-template-rows"
  case height
  case insetBlockStart = "inset-block-start"
  case insetInlineStart = "inset-inline-start"
  case justifyItems = "justify-items"
  case maxWidth = "max-width"
  case mixBlendMode = "mix-blend-mode"
  case order
  case overflow
  case pointerEvents = "pointer-events"
  case rotate
  case scale
  case secondary = "--secondary"
  case switchOn = "--switch-on"
  case tertiary = "--tertiary"
  case tint = "--tint"
  case tintSoft = "--tint-soft"
  case transform
  case transformOrigin = "transform-origin"
  case translate
  case userSelect = "user-select"
  case visibility
  case whiteSpace = "white-space"
  case width
  case zIndex = "z-index"
}

extension Double {
  /// The number as CSS text with at most three decimals; 0 if it is not finite.
  var css: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1_000).rounded() / 1_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  var pixels: String {
    let number = css
    return number == "0" ? "0" : number + "px"
  }
}

extension CGFloat {
  var pixels: String { Double(self).pixels }
}
