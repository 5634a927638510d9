import Headwater

// A reducer that is isolated to the main actor cannot be used by a store on another actor.

@MainActor
final class Recorder {
  var count = 0
}

#if MISUSE
  @MainActor
  struct Recording: @MainActor Reducer {
    let recorder: Recorder

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      recorder.count += 1
      return .none
    }
  }
#else
  struct Recording: Reducer {
    let recorder: Recorder

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      .run { @MainActor [recorder] _ in recorder.count += 1 }
    }
  }
#endif

@MainActor
func makeStore(_ recorder: Recorder) -> StoreActor<Int, Bool> {
  // expected-error @+1 {{main actor-isolated conformance of 'Recording' to 'Reducer' cannot satisfy conformance requirement for a 'Sendable' type parameter}}
  StoreActor(initialState: 0, reducer: Recording(recorder: recorder))
}
