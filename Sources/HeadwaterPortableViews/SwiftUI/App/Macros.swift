#if Macros
  /// Does nothing but check the views: no canvas shows previews here.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewMacro")

  /// Makes a property of `EnvironmentValues` an entry of the environment. Its value is the default.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var accent = Color.blue
  /// }
  /// ```
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "EntryMacro")
#endif
