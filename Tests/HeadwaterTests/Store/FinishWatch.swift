import Headwater
import HeadwaterTesting

extension StoreTask {
  /// Waits for the task in an effect of a runtime, so that the wait continues within the calls of the test.
  /// The state is true after `finish` has returned.
  @MainActor
  func watch(on runtime: ManualRuntime) -> Store<Bool, Bool> {
    let watch = Store(
      initialState: false, reducer: Reduce<Bool, Bool>.returning { $1 },
      runtime: runtime.effects)
    watch.addEffect(
      .run { send in
        await finish()
        send(true)
      })
    return watch
  }
}
