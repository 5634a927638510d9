/// A picture, or a system symbol.
///
/// A small set of our own drawings provides the symbols, because Apple's may not be used on other platforms.
/// A symbol without a drawing is a neutral box with the name as its label.
///
/// - Partial: there is a small set of symbols of our own. The app serves pictures in `images/`, beside its pages.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case file(String)
    case bytes(Picture)
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var isResizable = false
  /// The requested features that are not supported.
  var ignored: [IgnoredSymbol] = []

  /// Makes a system symbol.
  nonisolated public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Makes a picture, which is served in `images/`, beside its pages.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name)
  }

  /// Makes a picture with a label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(name)
    self.label = label
  }

  /// Makes a picture that assistive technology ignores.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .file(name)
    isDecorative = true
  }

  /// Makes a picture of bytes.
  nonisolated package init(_ picture: Picture) {
    source = .bytes(picture)
    isDecorative = true
  }

  /// The way in which a picture fills the space when it is resized.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The size of a symbol relative to the text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The colours of a picture.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// Lets the picture take the size of its space.
  ///
  /// - Partial: cap insets and tiling are left out, with an issue.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    if capInsets != EdgeInsets() || resizingMode == .tile { image.ignored.append(.imageInsets) }
    return image
  }

  /// Does nothing: symbols always have the colour of the text, and pictures their own colours.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.ignored.append(.renderingMode)
    return image
  }
}

extension Image: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes an image element, or a drawing for a symbol.
  public static func makeNode(for view: Image, in parent: ViewNode) -> ViewNode {
    ImageNode(view, in: parent)
  }

  /// Updates the image.
  public static func updateNode(_ node: ViewNode, for view: Image) {
    unsafeDowncast(node, to: ImageNode.self).update(to: view)
  }
}

extension Image {
  /// The kind of element that shows the image.
  var tag: Tag {
    if case .symbol = source { .svg } else { .img }
  }

  /// Makes an element that shows the image as a part of a text.
  @MainActor func makeElement(in document: Document) -> Element {
    let element = Element(tag, owner: nil, in: document)
    if tag == .svg { element.setChildren([Element(.path, owner: nil, in: document)]) }
    return element
  }

  /// Sets the source and the label of an element of the image's kind.
  @MainActor func describe(_ element: Element, for person: @autoclosure () -> Person) {
    let label = label?.string(for: person())
    switch source {
    case .file(let name):
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      let path = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      element.set(.src, to: "images/" + path)
      element.set(.alt, to: isDecorative ? "" : label ?? name)
      element.set(.loading, to: "lazy")
    case .bytes(let picture):
      element.set(.src, to: picture.address)
      element.set(.alt, to: label ?? "")
      element.set(.loading, to: nil)
    case .symbol(let name):
      let icon = Icon.named(name)
      element.set(.viewBox, to: "0 0 24 24")
      element.set(.role, to: "img")
      element.set(.ariaLabel, to: label ?? Icon.spokenName(of: name))
      element.children.first?.set(.data, to: icon.path)
    }
  }

  /// The issue about a symbol without a drawing.
  ///
  /// It does not contain the name, which a person may have typed.
  func missingDrawing(in view: String) -> ViewIssue? {
    guard case .symbol(let name) = source, !Icon.exists(name) else { return nil }
    return .missingSymbol(view: view)
  }

  /// The classes of the image in the style sheet, at a scale.
  func className(at scale: Scale) -> String {
    var name = isResizable ? "image resizable" : "image"
    if case .symbol(let symbol) = source {
      name += Icon.named(symbol).isFilled ? " icon filled" : " icon"
      switch scale {
      case .small: name += " small"
      case .medium: break
      case .large: name += " large"
      }
    }
    return name
  }

  /// The text that screen readers read for the image.
  @MainActor func spokenName(for person: @autoclosure () -> Person) -> String {
    if isDecorative { return "" }
    if let label { return label.string(for: person()) }
    return switch source {
    case .file(let name): name
    case .bytes: ""
    case .symbol(let name): Icon.spokenName(of: name)
    }
  }
}

/// The node of an image.
private final class ImageNode: ElementNode {
  private var image: Image

  init(_ image: Image, in parent: ViewNode) {
    self.image = image
    super.init(image.tag, in: parent)
    if image.tag == .svg { element.setChildren([Element(.path, owner: nil, in: graph.document)]) }
    describe()
    decorate()
  }

  func update(to image: Image) {
    guard image != self.image else { return }
    guard image.tag == self.image.tag else {
      // A picture and a symbol need different elements: the values of the views around are made again.
      return markMakerDirty()
    }
    self.image = image
    describe()
    restyle()
  }

  private func describe() {
    for symbol in image.ignored { graph.report(symbol) }
    if let issue = image.missingDrawing(in: enclosingViewName) { graph.report(issue) }
    image.describe(element, for: environment.person)
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    if image.label?.modifiers?.isPersonal == true { describe() }
  }

  override var baseClass: String {
    image.className(at: environment.value(of: ImageScaleKey.self))
  }

  override var fusableEffects: DecorationStages { [.frame, .clip, .opacity, .effect] }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
    if case .bytes(let picture) = image.source, !image.isResizable, picture.scale != 1 {
      style.add("width", Double(picture.size.width).pixels)
    }
  }
}

enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension View {
  /// Sets the size of the symbols in the view.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environmentValue(ImageScaleKey.self, scale)
  }
}
