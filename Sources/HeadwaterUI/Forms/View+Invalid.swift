import HeadwaterViews

extension View {
  /// Marks the fields in the view as invalid for assistive technology.
  ///
  /// Describe the problem in the footer of the field's section. Assistive technology reads the footer when it
  /// appears, and again with the field:
  ///
  /// ```swift
  /// Section {
  ///   TextField("Total", text: $total).invalid(!problem.isEmpty)
  /// } footer: {
  ///   Text(problem).foregroundStyle(.red)
  /// }
  /// ```
  ///
  /// - Parameter isInvalid: Whether the fields and pickers in the view have invalid values.
  /// - Returns: The view, which looks the same. In a browser its fields are `aria-invalid`; with SwiftUI they
  ///   have a hint.
  nonisolated public func invalid(_ isInvalid: Bool = true) -> some View {
    #if PortableViews
      invalidInput(isInvalid)
    #else
      accessibilityHint(isInvalid ? "Invalid" : "")
    #endif
  }
}
