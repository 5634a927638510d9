import HeadwaterPortableViews

/// A part of the screen, such as a row or a section. Finders search only inside it.
@MainActor
public struct ViewPart: Findable {
  let part: FoundElement

  /// The host that shows the part.
  public var findableHost: ViewHost { part.host }

  /// The part.
  public var findablePart: FoundElement? { part }

  /// The outline of the part, as assistive technology reads it.
  public var outline: String {
    Screen(root: part.element, fields: findableHost.screen.fields).outline
  }
}

extension Findable {
  /// Returns the part of the screen inside an element.
  ///
  /// ```swift
  /// try ui.within(ui.find(row: "Milk")).find(button: "Delete").tap()
  /// ```
  public func within(_ element: FoundElement) -> ViewPart { ViewPart(part: element) }

  /// Finds the row of a list or a form that contains exactly this text.
  ///
  /// A tap on a row does what the row itself does. If the row does nothing, the tap reaches its only button
  /// or link.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(row text: String) throws -> FoundElement { try find(role: .row, text) }

  /// Finds the row of a list or a form in which a text contains another one.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one.
  public func find(rowContaining part: String) throws -> FoundElement {
    try find(role: .row, containing: part)
  }

  /// All rows of lists and forms that contain exactly this text.
  public func findAll(row text: String) -> [FoundElement] { findAll(role: .row, text) }

  /// All rows of lists and forms, in the order in which they are read.
  public var rows: [FoundElement] { findAll(role: .row) }
}
