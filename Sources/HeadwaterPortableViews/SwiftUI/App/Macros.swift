#if Macros
  // With the trait, a preview is written down for the page of previews and for tests. Otherwise the compiler only
  // checks it.
  #if Previews
    /// Declares a preview of a view.
    ///
    /// ```swift
    /// #Preview("Two guests") {
    ///   GuestbookView(entries: ["Ada", "Grace"])
    /// }
    /// ```
    ///
    /// - A server in development shows it at `/_previews`, and `Previews.all` renders it in tests.
    /// - It exists in debug builds with the trait `Previews`. In others, the compiler only checks it.
    ///
    /// - Parameters:
    ///   - name: The name of what it shows; nil for the name of its file.
    ///   - body: Makes the view.
    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewRecordMacro")

    /// Declares a preview of a view, with the size and the orientation in which it is shown.
    ///
    /// ```swift
    /// #Preview("A row", traits: .fixedLayout(width: 320, height: 64)) {
    ///   EntryRow(entry: Entry(id: 0, name: "Ada"))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of what it shows; nil for the name of its file.
    ///   - traits: A size or an orientation.
    ///   - additionalTraits: More of them.
    ///   - body: Makes the view.
    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewRecordMacro")
  #else
    /// Checks the views of a preview. With the trait `Previews`, a server and tests show them too.
    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewMacro")

    /// Checks the views of a preview with traits. With the trait `Previews`, a server and tests show them too.
    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewMacro")
  #endif

  /// Makes a property of the closure of a `#Preview` one of a view, so that it may be state.
  ///
  /// ```swift
  /// #Preview {
  ///   @Previewable @State var isOn = true
  ///   Toggle("Reminders", isOn: $isOn)
  /// }
  /// ```
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "PreviewableMacro")

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
