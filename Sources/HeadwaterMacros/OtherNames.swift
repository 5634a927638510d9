// Macros of The Composable Architecture, which people write from habit. Each is one error that says what to write.

#if Macros
  /// Unavailable: a feature is a struct that conforms to `Reducer`.
  @available(
    *, unavailable,
    message: """
      Write 'struct Counter: Reducer', without '@Reducer'. Its dependencies are stored properties that its 'init' receives.
      """
  )
  @attached(peer)
  public macro Reducer() = #externalMacro(module: "HeadwaterMacrosPlugin", type: "NothingMacro")

  /// Unavailable: a state is a plain struct or enum.
  @available(
    *, unavailable,
    message: """
      Write 'struct State: Equatable', without '@ObservableState': the store observes each field that a view reads.
      """
  )
  @attached(peer)
  public macro ObservableState() =
    #externalMacro(module: "HeadwaterMacrosPlugin", type: "NothingMacro")
#endif
