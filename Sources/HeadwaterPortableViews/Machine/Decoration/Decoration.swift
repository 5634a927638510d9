/// The effect of one modifier on the elements in it.
///
/// A modifier has no element. Its node passes a decoration to its content, and each element at the top level
/// of the content applies it. Thus a modifier of a group applies to each of its views.
@MainActor
final class Decoration {
  /// The decoration of the next outer modifier.
  let outer: Decoration?
  var effect: DecorationEffect

  init(_ effect: DecorationEffect, outer: Decoration?) {
    self.effect = effect
    self.outer = outer
  }
}

extension Decoration? {
  /// The tag of the elements around the rows of the list or form around a view.
  @MainActor var rowTag: Tag? {
    var decoration = self
    while let current = decoration {
      if case .row(let tag) = current.effect { return tag }
      decoration = current.outer
    }
    return nil
  }

  /// The decorations that would put a box between a row and the list or form it is in; nil where a view
  /// is not put into a row.
  ///
  /// A section, which is in no row, hands them on to its own rows. The first opacity needs no box.
  @MainActor var rowsAround: [Decoration]? {
    var boxes: [Decoration] = []
    var isFirst = true
    var decoration = self
    while let current = decoration {
      if case .row = current.effect { return boxes }
      if case .opacity = current.effect, isFirst {
        isFirst = false
      } else if current.effect.stage != nil {
        isFirst = false
        boxes.append(current)
      }
      decoration = current.outer
    }
    return nil
  }
}

/// The things that decorations do.
enum DecorationEffect: Equatable {
  case padding(EdgeInsets)
  case frame(FrameLayout)
  case background(String)
  case opacity(Double)
  case attribute(AttributeName, String?)
  /// An attribute with a text for the person, written by the person's conventions.
  case words(AttributeName, PersonalWords)
  /// The meaning of the element for assistive technology.
  case traits(role: String?, isSelected: Bool)
  /// A class of the style sheet.
  case className(String)
  /// An attribute of the box at this place.
  case mark(AttributeName, String?)
  /// An animation of changes; nil for changes without one.
  case transition(String?)
  /// Declarations of one stage.
  case style(DecorationStages, [StyleDeclaration])
  /// Declarations of the last stage that change often.
  case motion([StyleDeclaration])
  /// A row of a list or a form, in an element of its own.
  case row(Tag)
}

/// The stages in which box modifiers can share one element, from the innermost to the outermost.
struct DecorationStages: OptionSet, Comparable {
  let rawValue: UInt8

  static let padding = DecorationStages(rawValue: 1)
  static let frame = DecorationStages(rawValue: 2)
  static let background = DecorationStages(rawValue: 4)
  static let clip = DecorationStages(rawValue: 8)
  static let opacity = DecorationStages(rawValue: 16)
  static let effect = DecorationStages(rawValue: 32)
  static let all: DecorationStages = [.padding, .frame, .background, .clip, .opacity, .effect]

  static func < (left: DecorationStages, right: DecorationStages) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DecorationEffect {
  /// The stage of a box modifier; nil for other modifiers.
  var stage: DecorationStages? {
    switch self {
    case .padding: .padding
    case .frame: .frame
    case .background: .background
    case .opacity: .opacity
    case .style(let stage, _): stage
    case .motion: .effect
    case .attribute, .words, .traits, .className, .mark, .transition, .row: nil
    }
  }

  func declare(_ style: inout StyleDeclarations) {
    switch self {
    case .padding(let insets): insets.declare(&style)
    case .frame(let frame): frame.declare(&style)
    case .background(let paint): style.add("background", paint)
    case .opacity(let opacity):
      style.add("opacity", min(max(opacity, 0), 1).css)
      // As in SwiftUI, a fully transparent view cannot be read or used.
      if opacity <= 0 { style.add("visibility", "hidden") }
    case .style(_, let declarations): declarations.forEach { style.add($0) }
    case .motion, .attribute, .words, .traits, .className, .mark, .transition, .row: break
    }
  }

  var classes: String {
    switch self {
    case .frame(let frame): frame.classes
    case .opacity(let opacity) where opacity <= 0: Element.invisible
    // A background with a shape of its own.
    case .style(.background, _): "card"
    default: ""
    }
  }
}

/// Applies a node's style and the decorations of outer modifiers to its element.
///
/// The builder goes from the innermost modifier to the outermost. A modifier shares the current element if
/// its stage comes after that of the previous modifier. Otherwise the builder adds a box. The boxes depend
/// only on the kinds of the modifiers, so an update finds the boxes that the first pass made.
@MainActor
struct DecorationBuilder {
  let node: ElementNode
  let isFirst: Bool
  private(set) var boxes: Int16 = 0
  private var target: Element
  private var stage = DecorationStages()
  private var accepted: DecorationStages
  private var classes: String
  private var style = StyleDeclarations()
  private var motion: [StyleDeclaration] = []
  /// The directions in which the target takes all room, those of the node and of the frames so far.
  private var fills: Axis.Set
  private var hasRatio: Bool
  /// Whether a modifier gives the node a label.
  private var isLabelled = false

  init(node: ElementNode, isFirst: Bool) {
    self.node = node
    self.isFirst = isFirst
    target = node.element
    accepted = node.fusableEffects
    classes = node.baseClass
    motion = node.ownMotion
    fills = node.fills
    hasRatio = node.hasRatio
    node.declareStyle(&style)
  }

  /// Returns the outermost element.
  mutating func apply() -> Element {
    var decoration = node.decoration
    while let current = decoration {
      if !node.handsOn(current) { apply(current.effect) }
      decoration = current.outer
    }
    if isLabelled { node.giveLabelledElementRole() }
    commit()
    return target
  }

  private mutating func apply(_ effect: DecorationEffect) {
    switch effect {
    case .attribute(let name, let value):
      set(name, to: value)
    case .words(let name, let words):
      set(name, to: words.text.string(for: node.environment.person))
    case .traits(let role, let isSelected):
      if let role { node.semanticElement.set(.role, to: role) }
      if role == "heading" { node.semanticElement.set(.ariaLevel, to: "2") }
      node.semanticElement.set(.ariaCurrent, to: isSelected ? "true" : nil)
    case .className(let name):
      add(name)
    case .mark(let name, let value):
      target.set(name, to: value)
    case .transition(let transition):
      if let transition, !node.graph.isStill { style.add("transition", transition) }
    case .row(let tag):
      guard !node.ignoresRows else { return }
      wrap(in: tag, classes: "row")
      fills = []
      stage = .all
    case .padding, .frame, .background, .opacity, .style, .motion:
      // Every box effect has a stage.
      let next = effect.stage ?? .all
      if !accepted.contains(next) || next <= stage { wrap(in: .div, classes: "box") }
      stage = next
      effect.declare(&style)
      fill(within: effect)
      if case .motion(let declarations) = effect { motion = declarations }
      add(effect.classes)
    }
  }

  private mutating func fill(within effect: DecorationEffect) {
    switch effect {
    case .frame(let frame): fills = frame.filled(fills, hasRatio: hasRatio)
    case .style(.frame, _):
      hasRatio = true
      fills.remove(.vertical)
    default: break
    }
  }

  private mutating func set(_ name: AttributeName, to value: String?) {
    node.semanticElement.set(name, to: value)
    guard name == .ariaLabel else { return }
    isLabelled = true
    // An outer modifier may hide it again.
    if isFirst, node.isSilentWithoutLabel { node.semanticElement.set(.ariaHidden, to: nil) }
  }

  private mutating func wrap(in tag: Tag, classes: String) {
    commit()
    if isFirst {
      let box = Element(tag, owner: nil, in: node.graph.document)
      box.setChildren([target])
      target = box
      boxes += 1
    } else if let box = target.parent {
      target = box
    }
    accepted = .all
    stage = []
    self.classes = classes
  }

  private mutating func add(_ name: String) {
    guard !name.isEmpty else { return }
    classes += classes.isEmpty ? name : " " + name
  }

  private mutating func addFills() {
    guard !fills.isEmpty else { return }
    for (axis, name) in FrameLayout.fillClasses
    where fills.contains(axis) && !classes.contains(name) {
      add(name)
    }
  }

  private mutating func commit() {
    addFills()
    if !style.text.isEmpty { add(node.graph.document.styles.className(for: style.text)) }
    style = StyleDeclarations()
    target.setClass(classes)
    target.setMotion(motion)
    motion = []
  }
}
