import HeadwaterPortableViews

extension FoundElement {
  // MARK: Switches, sliders, steppers, pickers

  /// Whether a switch, a check box or a choice is on.
  public var isOn: Bool {
    host.update()
    return element.has(.checked) || element.attribute(.ariaSelected) == "true"
      || element.attribute(.ariaPressed) == "true"
  }

  /// Turns a switch on or off.
  ///
  /// - Throws: ``ActionError`` when the switch cannot be used now.
  public func toggle() throws {
    host.update()
    try send(.change, "toggled", text: element.has(.checked) ? "false" : "true")
  }

  /// Moves a slider to a value.
  ///
  /// - Throws: ``ActionError`` when the slider has no such value, or cannot be used now.
  public func set(_ value: Double) throws {
    try send(.input, "set to \(value)", text: "\(value)")
  }

  /// Enters a date in the format of a browser: `2024-02-29`, `18:30`, or both with a `T` between.
  ///
  /// - Throws: ``ActionError`` when there is no such date, or the control cannot be used now.
  public func set(date: String) throws {
    try send(.change, "set to \(date)", text: date)
  }

  /// Chooses a colour in the format of a browser: `#1f7a37`.
  ///
  /// - Throws: ``ActionError`` when there is no such colour, or the control cannot be used now.
  public func set(color: String) throws {
    try send(.change, "set to \(color)", text: color)
  }

  /// Increments a stepper by one step.
  ///
  /// - Throws: ``ActionError`` when the stepper cannot do this now.
  public func increment() throws { try step("Increment") }

  /// Decrements a stepper by one step.
  ///
  /// - Throws: ``ActionError`` when the stepper cannot do this now.
  public func decrement() throws { try step("Decrement") }

  /// The choices of a picker, in their order.
  public var choices: [String] {
    host.update()
    return element.choices.map(\.title)
  }

  /// The choice of a picker that is selected.
  public var selection: String? {
    host.update()
    return element.choices.first(where: \.isSelected)?.title
  }

  /// Selects a choice of a picker.
  ///
  /// - Throws: ``ActionError`` when there is no such choice, or the picker cannot be used now.
  public func select(_ title: String) throws {
    host.update()
    guard let choice = element.choices.first(where: { $0.title == title }) else {
      let titles = element.choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw failure("set to \"\(title)\"", "its choices are \(titles)")
    }
    let target = choice.control.tag == "option" ? element : choice.control
    try send(
      .change, "set to \"\(title)\"", text: choice.control.attribute(.value) ?? "", to: target)
  }

  private func step(_ name: String) throws {
    host.update()
    guard let button = descendant(where: { $0.attribute(.ariaLabel) == name }) else {
      throw failure("stepped", "it is no stepper")
    }
    try send(.click, "stepped", to: button)
  }

  // MARK: Rows

  /// Deletes the list row of the element, which is the row itself or inside it.
  ///
  /// - Throws: ``ActionError`` when the row cannot be deleted.
  public func delete() throws {
    host.update()
    let row = enclosing(where: { $0.wants("delete") }) ?? onlyDescendant { $0.wants("delete") }
    guard let row else {
      throw failure("deleted", "it is in no row that can be deleted")
    }
    try send(.delete, "deleted", to: row)
  }

  /// Moves the list row of the element one place up.
  ///
  /// - Throws: ``ActionError`` when rows cannot be moved, for example because the list is not being edited.
  public func moveUp() throws { try move("Move up") }

  /// Moves the list row of the element one place down.
  ///
  /// - Throws: ``ActionError`` when rows cannot be moved, for example because the list is not being edited.
  public func moveDown() throws { try move("Move down") }

  private func move(_ name: String) throws {
    host.update()
    var row: Element? = element
    while let current = row {
      if let button = current.children.first(where: { $0.attribute(.ariaLabel) == name }) {
        return try send(.click, "moved", to: button)
      }
      row = current.enclosing
    }
    // An element that is the row itself contains its buttons.
    if let button = onlyDescendant(where: { $0.attribute(.ariaLabel) == name }) {
      return try send(.click, "moved", to: button)
    }
    throw failure("moved", "it is in no row that can be moved now")
  }

  // MARK: Gestures and focus

  /// Presses the element for a long time.
  ///
  /// - Throws: ``ActionError`` when nothing listens to a long press.
  public func longPress() throws {
    try send(.hold, "pressed", to: enclosing { $0.wants("hold") })
  }

  /// Drags from one location in the element through others, in points, and ends at the last one.
  ///
  /// - Throws: ``ActionError`` when nothing listens to a drag.
  public func drag(from start: CGPoint, to places: CGPoint...) throws {
    let target = enclosing { $0.wants("drag") }
    for (index, place) in places.enumerated() {
      let phases = index == places.count - 1 ? ["move", "end"] : ["move"]
      for phase in phases {
        let text = "\(phase) \(place.x) \(place.y) \(start.x) \(start.y)"
        try send(.drag, "dragged", text: text, to: target)
      }
    }
  }

  /// Drags the row of the element past others, in edit mode.
  ///
  /// - Parameter rows: The number of rows to pass, which is negative upwards.
  /// - Throws: ``ActionError`` when the row cannot be moved so far.
  public func drag(rows: Int) throws {
    try send(.move, "dragged", text: "\(rows)", to: enclosing { $0.wants("move") })
  }

  /// Moves the focus to the element.
  ///
  /// - Throws: ``ActionError`` when the element cannot have the focus.
  public func focus() throws {
    try host.moveFocus(to: element) { self.failure("focused", $0) }
  }

  /// Whether the element has the focus.
  public var isFocused: Bool {
    host.update()
    return host.focusedElement === element
  }

  private func enclosing(where condition: (Element) -> Bool) -> Element? {
    var candidate: Element? = element
    while let current = candidate {
      if condition(current) { return current }
      candidate = current.enclosing
    }
    return nil
  }

  /// The only descendant that meets a condition; nil if there are none or several.
  private func onlyDescendant(where condition: (Element) -> Bool) -> Element? {
    var found: [Element] = []
    func search(_ element: Element) {
      if condition(element) { found.append(element) }
      element.children.forEach(search)
    }
    search(element)
    return found.count == 1 ? found[0] : nil
  }

  private func descendant(where condition: (Element) -> Bool) -> Element? {
    func search(_ element: Element) -> Element? {
      if condition(element) { return element }
      for child in element.children {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(element)
  }
}

extension Element {
  /// Whether the element listens to a kind of event.
  func wants(_ kind: String) -> Bool {
    attribute(.dataOn)?.split(separator: " ").contains(Substring(kind)) ?? false
  }
}
