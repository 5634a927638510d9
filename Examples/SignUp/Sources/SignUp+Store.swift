import HeadwaterMacros

extension SignUp {
  /// A store with an empty form, whose own updates make it wait for a pause in typing.
  ///
  /// - Parameters:
  ///   - clock: Measures the pauses in typing.
  ///   - runtime: Where effects run.
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
