import HeadwaterPortableViews

/// A screen, or a part of one, that can be searched.
@MainActor
public protocol Findable {
  /// The host that shows the part.
  var findableHost: ViewHost { get }
  /// The part; nil for the whole screen.
  var findablePart: FoundElement? { get }
}

extension ViewHost: Findable {
  /// The host itself.
  public var findableHost: ViewHost { self }
  /// The whole screen.
  public var findablePart: FoundElement? { nil }
}

extension Findable {
  /// Finds the button with a title.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(button title: String) throws -> FoundElement {
    try one(.button(title))
  }

  /// Finds the field with a label, a placeholder or an accessibility label; secure fields too.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(textField label: String) throws -> FoundElement {
    try one(.textField(label))
  }

  /// Finds the element with exactly this text, also inside a control.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(text: String) throws -> FoundElement {
    try one(.text(text))
  }

  /// Finds the link with a title, to another screen or another page.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(link title: String) throws -> FoundElement {
    try one(.link(title))
  }

  /// Finds the element with an accessibility identifier.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(identifier: String) throws -> FoundElement {
    try one(.identifier(identifier))
  }

  /// Finds the switch or check box with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(toggle label: String) throws -> FoundElement {
    try one(.control(.toggle, label))
  }

  /// Finds the slider with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(slider label: String) throws -> FoundElement {
    try one(.control(.slider, label))
  }

  /// Finds the picker with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(picker label: String) throws -> FoundElement {
    try one(.control(.picker, label))
  }

  /// Finds the group with a label: a stepper, a section, a box.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(group label: String) throws -> FoundElement {
    try one(.control(.group, label))
  }

  /// Finds the stepper with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(stepper label: String) throws -> FoundElement {
    try find(group: label)
  }

  /// Finds the date picker with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(datePicker label: String) throws -> FoundElement {
    try one(.control(.date, label))
  }

  /// Finds the colour picker with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(colorPicker label: String) throws -> FoundElement {
    try one(.control(.color, label))
  }

  /// Finds the tab with a title.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(tab title: String) throws -> FoundElement {
    try one(.control(.tab, title))
  }

  /// Finds the image with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(image label: String) throws -> FoundElement {
    try one(.control(.image, label))
  }

  /// Finds the progress indicator with a label.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(progress label: String) throws -> FoundElement {
    try one(.control(.progress, label))
  }

  /// All switches and check boxes with a label.
  public func findAll(toggle label: String) -> [FoundElement] { all(.control(.toggle, label)) }

  /// All images with a label.
  public func findAll(image label: String) -> [FoundElement] { all(.control(.image, label)) }

  /// All buttons with a title, in reading order.
  public func findAll(button title: String) -> [FoundElement] { all(.button(title)) }

  /// All fields with a label.
  public func findAll(textField label: String) -> [FoundElement] { all(.textField(label)) }

  /// All elements with exactly this text.
  public func findAll(text: String) -> [FoundElement] { all(.text(text)) }

  /// All links with a title.
  public func findAll(link title: String) -> [FoundElement] { all(.link(title)) }

  /// All texts on the screen, in reading order.
  public var texts: [String] {
    isGone ? [] : searchedScreen.texts().map(\.name)
  }

  private var searchedScreen: Screen {
    let screen = findableHost.screen
    guard let part = findablePart else { return screen }
    // A sheet or an alert counts as a screen.
    let words = part.role == .dialog ? nil : part.words
    return Screen(root: part.element, fields: screen.fields, part: words)
  }

  /// Whether the searched part has left the screen.
  private var isGone: Bool {
    guard let part = findablePart else { return false }
    return findableHost.screen.root.descendant(part.identifier) == nil
  }

  func all(_ finder: Finder) -> [FoundElement] {
    guard !isGone else { return [] }
    return finder.matches(in: searchedScreen).map { FoundElement(host: findableHost, item: $0) }
  }

  func one(_ finder: Finder) throws -> FoundElement {
    if isGone, let part = findablePart {
      throw FinderError(gone: part, on: findableHost.screen)
    }
    let screen = searchedScreen
    let matches = finder.matches(in: screen)
    guard matches.count == 1, let match = matches.first else {
      throw FinderError(finder, found: matches, on: screen)
    }
    return FoundElement(host: findableHost, item: match)
  }
}
