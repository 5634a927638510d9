/// Blocks of style declarations, each interned as a class: a strict content security policy
/// forbids `style` attributes, and a class is shorter on the wire.
@MainActor
final class StyleBlocks {
  private var classes: [String: String] = [:]
  private var longNames: Set<String> = []
  private(set) var rules: [String] = []
  var didAdd: ((String) -> Void)?

  /// The class for a block of declarations such as `padding:16px;opacity:0.5`.
  func className(for declarations: String) -> String {
    if let name = classes[declarations] { return name }
    let name = "s\(classes.count + 1)"
    classes[declarations] = name
    let rule = ".\(name){\(declarations)}"
    rules.append(rule)
    didAdd?(rule)
    return name
  }

  /// The same text in the storage that other elements of the document hold already.
  ///
  /// A text of up to 15 bytes needs no storage of its own.
  func shared(_ names: String) -> String {
    guard names.utf8.count > 15 else { return names }
    return longNames.insert(names).memberAfterInsert
  }
}

/// A list of style declarations while it is put together.
struct StyleDeclarations {
  private(set) var text = ""

  /// Adds a declaration; `value` comes from numbers and closed sets, never from a person's text.
  mutating func add(_ property: StaticString, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(property):\(value)"
  }

  mutating func add(_ declaration: StyleDeclaration) {
    if !text.isEmpty { text += ";" }
    text += "\(declaration.property.rawValue):\(declaration.value)"
  }
}

/// One style declaration as a value; its text comes from numbers and closed sets only.
package struct StyleDeclaration: Equatable, Sendable {
  let property: StyleProperty
  let value: String

  init(_ property: StyleProperty, _ value: String) {
    self.property = property
    self.value = value
  }
}

/// The properties that modifiers set: a closed set, so that no text becomes a name.
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
  /// The number with at most three decimals, as CSS writes it; 0 when it is not finite.
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
