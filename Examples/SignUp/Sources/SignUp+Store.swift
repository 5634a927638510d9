import HeadwaterMacros

extension SignUp {
  /// Makes a store with an empty form. The store's own updates start the pauses in typing.
  ///
  /// - Parameters:
  ///   - clock: Measures the pauses in typing.
  ///   - runtime: Runs the effects.
  @MainActor
  public static func store(
    clock: any Clock<Duration> = ContinuousClock(), runtime: EffectRuntime = .live
  ) -> Store<State, Action> {
    let store = Store(
      initialState: State(), reducer: SignUpForm(clock: clock), runtime: runtime)
    store.bind(to: store, on: \.username, with: { _ in .effect(.waitForPause(.username)) })
    store.bind(to: store, on: \.password, with: { _ in .effect(.waitForPause(.password)) })
    store.bind(to: store, on: \.passwordAgain, with: { _ in .effect(.waitForPause(.password)) })
    return store
  }
}
