/// What an update tells the host at its end: the title of the page, and the focus that views have asked for.
@MainActor
struct TitleAndFocus {
  private var recordedTitle = ""
  private var isTitleCurrent = false
  /// The element that is to get the focus.
  var focused: Element?
  /// The element that is to lose the focus.
  var blurred: Element?

  /// Marks the title as outdated.
  mutating func titleMayChange() {
    isTitleCurrent = false
  }

  /// Records a new title and the requests since the last time.
  mutating func record(title: @autoclosure () -> String, in document: Document) {
    if !isTitleCurrent {
      isTitleCurrent = true
      let title = title()
      if title != recordedTitle {
        recordedTitle = title
        document.record(.setTitle(title))
      }
    }
    // An element that receives the focus takes it from the former one.
    if let focused, focused.isLive, !focused.isHidden {
      document.record(.focus(element: focused.id))
    } else if let blurred, blurred.isLive {
      document.record(.blur(element: blurred.id))
    }
    forgetFocus()
  }

  mutating func forgetFocus() {
    focused = nil
    blurred = nil
  }
}
