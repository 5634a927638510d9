import Headwater
import HeadwaterTesting

extension StoreTask {
  /// Waits for the task as an effect of a runtime does, so that it goes on in the calls of the test:
  /// the state is true once `finish` has returned.
  @MainActor
  func watch(on runtime: ManualRuntime) -> Store<Bool, Bool> {
    let watch = Store(
      initialState: false, reducer: Reduce<Bool, Bool>(returning: { $1 }),
      runtime: runtime.effects)
    watch.addEffect(
      .run { send in
        await finish()
        send(true)
      })
    return watch
  }
}
