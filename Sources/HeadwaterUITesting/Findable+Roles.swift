import HeadwaterPortableViews

extension Findable {
  // MARK: By role

  /// Finds the only element with a role, or the one with a role and a name.
  ///
  /// ```swift
  /// try ui.find(role: .slider).set(0.4)
  /// try ui.find(role: .button, "Save").tap()
  /// ```
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(role: AccessibleRole, _ name: String? = nil) throws -> FoundElement {
    try one(.role(role, name.map { .exactly($0) } ?? .any))
  }

  /// Finds the element with a role and a name that contains a text.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(role: AccessibleRole, containing part: String) throws -> FoundElement {
    try one(.role(role, .containing(part)))
  }

  /// Finds the element with a role and a name in which a pattern occurs.
  ///
  /// ```swift
  /// try ui.find(role: .button, matching: /Delete \d+ orders/).tap()
  /// ```
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(
    role: AccessibleRole, matching pattern: some RegexComponent
  ) throws -> FoundElement {
    try one(.role(role, .matching(pattern)))
  }

  /// All elements with a role, or with a role and a name, in reading order.
  public func findAll(role: AccessibleRole, _ name: String? = nil) -> [FoundElement] {
    all(.role(role, name.map { .exactly($0) } ?? .any))
  }

  /// All elements with a role and a name that contains a text.
  public func findAll(role: AccessibleRole, containing part: String) -> [FoundElement] {
    all(.role(role, .containing(part)))
  }

  /// All elements with a role and a name in which a pattern occurs.
  public func findAll(
    role: AccessibleRole, matching pattern: some RegexComponent
  ) -> [FoundElement] {
    all(.role(role, .matching(pattern)))
  }

  // MARK: By part of a text

  /// Finds the text that contains another one, also inside a control.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(textContaining part: String) throws -> FoundElement {
    try find(role: .text, containing: part)
  }

  /// Finds the text in which a pattern occurs, also inside a control.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(textMatching pattern: some RegexComponent) throws -> FoundElement {
    try find(role: .text, matching: pattern)
  }

  /// All texts that contain another one.
  public func findAll(textContaining part: String) -> [FoundElement] {
    findAll(role: .text, containing: part)
  }

  /// All texts in which a pattern occurs.
  public func findAll(textMatching pattern: some RegexComponent) -> [FoundElement] {
    findAll(role: .text, matching: pattern)
  }
}

extension TextPattern {
  fileprivate static func matching(_ pattern: some RegexComponent) -> TextPattern {
    .matching { $0.firstMatch(of: pattern) != nil }
  }
}
