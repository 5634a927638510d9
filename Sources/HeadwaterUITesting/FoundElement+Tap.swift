import HeadwaterPortableViews

/// The effect of a tap on an element, as in a browser.
@MainActor
struct Tap {
  let target: Element
  let kind: EventKind
  let text: String?

  /// - Returns: Nil when the tap reaches nothing.
  init?(on element: Element) {
    guard let reached = Tap.reached(from: element) ?? Tap.only(in: element) else { return nil }
    guard reached.tag == "label" else {
      self.init(reached, .click)
      return
    }
    // A tap on the label of a check box toggles the box.
    guard let box = reached.children.first(where: { $0.isBox }) else { return nil }
    let isRadio = box.attribute(.type) == "radio"
    let shown = isRadio ? box.attribute(.value) ?? "" : box.has(.checked) ? "false" : "true"
    self.init(box, .change, shown)
  }

  private init(_ target: Element, _ kind: EventKind, _ text: String? = nil) {
    self.target = target
    self.kind = kind
    self.text = text
  }

  /// The nearest element that takes taps: the element itself or one around it.
  private static func reached(from element: Element) -> Element? {
    var candidate: Element? = element
    while let current = candidate {
      if current.takesTaps { return current }
      // A tap beside the controls in the label of a link to another page is one on the link.
      if let press = current.children.first(where: \.isPress), press.tag == "a" { return press }
      candidate = current.enclosing
    }
    return nil
  }

  /// The only button or link of a row that does nothing itself.
  private static func only(in element: Element) -> Element? {
    guard element.isRow else { return nil }
    var found: [Element] = []
    func search(_ element: Element) {
      guard !element.isUnseen, !element.isRowAction else { return }
      if element.takesTaps { return found.append(element) }
      for child in element.children { search(child) }
    }
    search(element)
    return found.count == 1 ? found[0] : nil
  }
}

extension Element {
  /// Whether the element is a row of a list or a form.
  var isRow: Bool {
    attribute(.role) == "option"
      || attribute(.class)?.split(separator: " ").contains("row") == true
  }

  /// Whether nothing can be done with it now.
  var isDisabled: Bool { has(.disabled) || attribute(.ariaDisabled) == "true" }

  fileprivate var takesTaps: Bool {
    wants("click") || tag == "a" || tag == "button"
      || tag == "label" && children.contains(where: \.isBox)
  }

  /// Whether the element is a swipe action or an edit control of the row, which a tap on the row never
  /// reaches.
  fileprivate var isRowAction: Bool {
    let classes = attribute(.class)?.split(separator: " ") ?? []
    return classes.contains("row-actions") || classes.contains("row-button")
  }

  fileprivate var isBox: Bool {
    tag == "input" && ["checkbox", "radio"].contains(attribute(.type))
  }
}

extension FoundElement {
  /// Taps or clicks the element.
  ///
  /// As on a screen, a tap on a text or a picture reaches the button, the link or the row around it.
  ///
  /// - Throws: ``ActionError`` when the tap reaches nothing that can be used now.
  public func tap() throws {
    host.update()
    guard let tap = Tap(on: element) else {
      throw failure(
        "tapped",
        element.isRow
          ? "it does nothing itself, and has not exactly one button or link; find one within it"
          : "no button, link or row is around it")
    }
    guard let reason = host.send(tap.kind, to: tap.target, text: tap.text) else { return }
    throw failure(of: tap.target, reason)
  }

  /// Double-taps the element.
  ///
  /// - Throws: ``ActionError`` when the tap reaches nothing that can be used now.
  public func doubleTap() throws {
    try host.quickly {
      try tap()
      try tap()
    }
    host.update()
  }

  private func failure(of target: Element, _ reason: String) -> ActionError {
    var reason = reason
    if target.tag == "a", !target.wants("click") {
      let address = target.attribute(.href).map { "to \($0)" } ?? "nowhere"
      reason = "it leads \(address), and a host shows no other page"
    }
    guard target !== element, let item = host.screen.item(for: target, depth: 0) else {
      return failure("tapped", reason)
    }
    return ActionError(
      description: """
        The \(words) is in the \(item.role.rawValue) "\(item.name)", which cannot be tapped: \(reason).
        On the screen:
        \(host.outline)
        """)
  }
}
