import HeadwaterUI

// One error of each kind that the compiler reports after type checking, which Scripts/check-apple has to find.
// This file is not part of a build.

nonisolated final class Counter {
  var count = 0
}

@MainActor func keep(_ counter: sending Counter) {}

nonisolated func sent() async {
  let counter = Counter()
  // expected-note@+1 {{used after being passed}}
  await keep(counter)  // expected-error {{sending 'counter' risks causing data races}}
  counter.count += 1  // expected-note {{access can happen concurrently}}
}

nonisolated func initialized(_ condition: Bool) -> Int {
  let value: Int  // expected-note {{constant defined here}}
  if condition { value = 1 }
  return value  // expected-error {{used before being initialized}}
}

nonisolated func missing(_ condition: Bool) -> Int {
  if condition { return 1 }
}  // expected-error {{missing return}}
