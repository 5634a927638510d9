import HeadwaterViews

extension View {
  /// Tells those who cannot see it that what a field holds is wrong.
  ///
  /// Say what is wrong in the footer of the field's section, which is read out when it appears and again
  /// with the field:
  ///
  /// ```swift
  /// Section {
  ///   TextField("Total", text: $total).invalid(!problem.isEmpty)
  /// } footer: {
  ///   Text(problem).foregroundStyle(.red)
  /// }
  /// ```
  ///
  /// - Parameter isInvalid: Whether the fields and pickers in the view hold what cannot be accepted.
  /// - Returns: The view, which looks the same: in a browser its fields are `aria-invalid`, with SwiftUI they
  ///   get a hint.
  nonisolated public func invalid(_ isInvalid: Bool = true) -> some View {
    #if PortableViews
      invalidInput(isInvalid)
    #else
      accessibilityHint(isInvalid ? "Invalid" : "")
    #endif
  }
}
