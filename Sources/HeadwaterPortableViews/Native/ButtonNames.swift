/// Names the buttons of a row by their own labels with what the row is about: "Delete Flat white".
@MainActor
final class ButtonNames: ContentObserver {
  private weak var row: NativeNode?
  private var isLooking = false

  init(_ row: NativeNode) {
    self.row = row
  }

  func contentMayChange() {
    guard let row, !isLooking else { return }
    isLooking = true
    row.graph.afterUpdate { [weak self] in
      guard let self else { return }
      isLooking = false
      if self.row?.isMounted == true { show() }
    }
    row.environment.value(of: ContentObserverKey.self)?.contentMayChange()
  }

  /// Names the buttons, which are all elements of the row but the first one.
  func show() {
    guard let elements = row?.element.children, elements.count > 1 else { return }
    let names = Element.ids(of: elements[0].rowNames)
    for button in elements.dropFirst() {
      button.set(.ariaLabelledBy, to: "\(Element.ids(of: [button])) \(names)")
    }
  }
}
