/// The node of a text.
final class TextNode: ElementNode {
  /// What makes the text of the view, if it depends on the person.
  private var personal: TextModifiers?
  private var modifiers: TextModifiers?
  /// The elements of the parts, if the text has parts with different styles.
  private var runs: [Element] = []

  init(_ view: Text, in parent: ViewNode) {
    personal = view.personalModifiers
    let text = view.resolved(for: parent.contentEnvironment.person)
    modifiers = text.modifiers
    super.init(.span, in: parent)
    let parts = text.shownParts
    if parts.isEmpty {
      element.setText(text.content)
    } else {
      _ = show(parts)
      collectContent()
    }
    showDirection(of: text)
    decorate()
  }

  func update(to view: Text) {
    personal = view.personalModifiers
    let text = view.resolved(for: environment.person)
    let parts = text.shownParts
    if runs.isEmpty, parts.isEmpty {
      updateText(to: text.content)
    } else {
      updateRuns(to: parts.isEmpty ? [Text(verbatim: text.content)] : parts)
    }
    showDirection(of: text)
    guard text.modifiers != modifiers else { return }
    modifiers = text.modifiers
    restyle()
  }

  private func updateText(to content: String) {
    let isChanged = element.text != content
    element.setText(content)
    if isChanged, !element.isLive { environment.value(of: ChoiceOwnerKey.self)?.changed() }
  }

  /// Lets a text that is read the other way than the page begin at its own side. Code begins at the left.
  private func showDirection(of text: Text) {
    let former = element.attribute(.dir)
    // A modifier may have set another one.
    guard former == nil || former == "auto" else { return }
    let page = environment.value(of: LayoutDirectionKey.self)
    if page == .rightToLeft, text.modifiers?.style.isCode == true {
      element.set(.dir, to: "ltr")
    } else if page.differs(from: text.content) {
      element.set(.dir, to: "auto")
    } else if former != nil {
      element.set(.dir, to: nil)
    }
  }

  /// Updates the parts. A text that once had parts keeps at least one.
  private func updateRuns(to parts: [Text]) {
    if runs.isEmpty { element.dropText() }
    if show(parts) { contentElementsDidChange() }
  }

  /// Shows the parts, and returns whether their elements have changed.
  private func show(_ parts: [Text]) -> Bool {
    let former = runs
    let isInside = environment.value(of: IsInsideControlKey.self)
    let isRightToLeft = environment.value(of: LayoutDirectionKey.self) == .rightToLeft
    runs = parts.enumerated().map { index, part in
      let style = part.modifiers?.style ?? TextStyle()
      let image = part.modifiers?.image
      let tag: Tag = image?.tag ?? (style.link != nil && !isInside ? .a : .span)
      let kept = index < former.count && former[index].kind == tag ? former[index] : nil
      let run =
        kept ?? image?.makeElement(in: graph.document)
        ?? Element(tag, owner: nil, in: graph.document)
      var declarations = StyleDeclarations()
      style.declare(&declarations, in: nil)
      let look =
        declarations.text.isEmpty ? "" : graph.document.styles.className(for: declarations.text)
      if let image {
        let name = image.className(at: environment.value(of: ImageScaleKey.self))
        run.setClass(look.isEmpty ? name : "\(name) \(look)")
        image.describe(run, for: environment.person)
        if let issue = image.missingDrawing(in: enclosingViewName) { graph.report(issue) }
      } else {
        run.setClass(look)
        if tag == .a { setAddress(of: run, to: style.link) }
        run.set(.dir, to: style.isCode && isRightToLeft ? "ltr" : nil)
        run.setText(part.content)
      }
      return run
    }
    return !runs.elementsEqual(former, by: ===)
  }

  private func setAddress(of run: Element, to address: String?) {
    let safe = address.flatMap(SafeAddress.address)
    run.set(.href, to: isEnabled ? safe : nil)
    run.set(.tabIndex, to: tabIndex)
    if let address, safe == nil {
      let scheme = String(address.prefix { $0 != ":" })
      graph.report(.refusedAddress(scheme: scheme, view: enclosingViewName))
    }
    run.set(.rel, to: "noopener noreferrer")
  }

  override func inheritedValuesDidChange() {
    if let personal { update(to: Text(personal)) }
    super.inheritedValuesDidChange()
    for (run, part) in zip(runs, modifiers?.runs ?? []) where run.kind == .a {
      setAddress(of: run, to: part.modifiers?.style.link)
    }
  }

  override func contentElements() -> [Element] { runs }

  override var labelledRole: String { "img" }
  override var baseClass: String { "text" }
  override var fusableEffects: DecorationStages { .all }

  override func declareStyle(_ style: inout StyleDeclarations) {
    (modifiers?.style ?? TextStyle()).declare(&style, in: environment)
  }
}

extension Text {
  /// The parts that get elements of their own; none for a text with one style.
  fileprivate var shownParts: [Text] {
    guard let modifiers else { return [] }
    if modifiers.image != nil { return [self] }
    // The element around the parts has the style of the whole text.
    return modifiers.runs
  }
}
