/// Interns blocks of style declarations as classes. A strict content security policy forbids `style`
/// attributes, and a class takes fewer bytes.
@MainActor
final class StyleBlocks {
  private var classes: [String: String] = [:]
  private var longNames: Set<String> = []
  private(set) var rules: [String] = []
  var didAdd: ((String) -> Void)?

  /// Returns the class for a block of declarations such as `padding:16px;opacity:0.5`.
  func className(for declarations: String) -> String {
    if let name = classes[declarations] { return name }
    let name = "s\(classes.count + 1)"
    classes[declarations] = name
    let rule = ".\(name){\(declarations)}"
    rules.append(rule)
    didAdd?(rule)
    return name
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
