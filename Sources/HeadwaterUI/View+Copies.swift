import HeadwaterViews

extension View {
  /// Makes a tap on a button copy a text to the person's clipboard, before the button's action.
  ///
  /// A browser lets a page write to the clipboard only while a tap is being handled, which is before the server has
  /// heard of it. So the text is sent with the button:
  ///
  /// ```swift
  /// Button(isCopied ? "Copied" : "Copy") { isCopied = true }
  ///   .copies("make demo")
  /// ```
  ///
  /// Where the browser does not allow it, the page says so, and the button does nothing.
  ///
  /// With SwiftUI it does nothing: there, the action of the button writes to the pasteboard.
  ///
  /// - Parameter text: The text. People who look into the page can read it.
  /// - Returns: The view, which looks the same.
  nonisolated public func copies(_ text: String) -> some View {
    #if PortableViews
      copiesInBrowser(text)
    #else
      self
    #endif
  }
}
