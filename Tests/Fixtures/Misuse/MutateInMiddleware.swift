import Headwater

// A middleware can read the state, but not change it.

struct Limiter: Middleware {
  func before(
    _ action: Counter.Action, state: Counter.State, context: MiddlewareContext<Counter.State>
  ) -> MiddlewareVerdict<Counter.Action> {
    #if MISUSE
      // expected-error @+1 {{cannot assign to property: 'state' is a 'let' constant}}
      state.count = 0
    #endif
    return state.count < 10 ? .pass : .stop()
  }
}
