/// The node of a text.
final class TextNode: ElementNode {
  private var modifiers: TextModifiers?
  /// The elements of the parts, when the text has parts of different looks.
  private var runs: [Element] = []

  init(_ view: Text, in parent: ViewNode) {
    modifiers = view.modifiers
    super.init(.span, in: parent)
    if let parts = view.modifiers?.runs, !parts.isEmpty {
      _ = show(parts)
      collectContent()
    } else {
      element.setText(view.content)
    }
    decorate()
  }

  func update(to view: Text) {
    let parts = view.modifiers?.runs ?? []
    if runs.isEmpty, parts.isEmpty {
      updateText(to: view.content)
    } else {
      updateRuns(to: parts.isEmpty ? [Text(verbatim: view.content)] : parts)
    }
    guard view.modifiers != modifiers else { return }
    modifiers = view.modifiers
    restyle()
  }

  private func updateText(to content: String) {
    let isChanged = element.text != content
    element.setText(content)
    if isChanged, !element.isLive { environment.value(of: ChoiceOwnerKey.self)?.changed() }
  }

  /// A text of parts stays one: what is no more of parts becomes one of a single part.
  private func updateRuns(to parts: [Text]) {
    if runs.isEmpty { element.dropText() }
    if show(parts) { contentElementsDidChange() }
  }

  /// Returns whether the elements are others than before.
  private func show(_ parts: [Text]) -> Bool {
    let former = runs
    let isInside = environment.value(of: IsInsideControlKey.self)
    runs = parts.enumerated().map { index, part in
      let style = part.modifiers?.style ?? TextStyle()
      let tag: Tag = style.link != nil && !isInside ? .a : .span
      let kept = index < former.count && former[index].kind == tag ? former[index] : nil
      let run = kept ?? Element(tag, owner: nil, in: graph.document)
      var declarations = StyleDeclarations()
      style.declare(&declarations, in: nil)
      run.setClass(
        declarations.text.isEmpty ? "" : graph.document.styles.className(for: declarations.text))
      if tag == .a { setAddress(of: run, to: style.link) }
      run.setText(part.content)
      return run
    }
    return !runs.elementsEqual(former, by: ===)
  }

  private func setAddress(of run: Element, to address: String?) {
    run.set(.href, to: isEnabled ? address.flatMap(SafeAddress.address) : nil)
    run.set(.rel, to: "noopener noreferrer")
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    for (run, part) in zip(runs, modifiers?.runs ?? []) where run.kind == .a {
      setAddress(of: run, to: part.modifiers?.style.link)
    }
  }

  override func contentElements() -> [Element] { runs }

  override var baseClass: String { "text" }
  override var fusableEffects: DecorationStages { .all }

  override func declareStyle(_ style: inout StyleDeclarations) {
    (modifiers?.style ?? TextStyle()).declare(&style, in: environment)
  }
}
