// Uses of old and new symbols. Scripts/check-api-floor has to report the lines that end in "newer" or "wrong",
// and no others. This file is not part of a build.

import Observation
import Synchronization

@Observable final class Model {
  var count = 0
  let lock = Mutex(0)
}

actor Session {
  isolated deinit {}  // newer
}

func start() {
  Task(name: "named") {}
  Task.immediate {}  // newer
  if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate {}
  }
}

func values(of model: Model) {
  _ = Observations { model.count }  // newer
}

func sum(_ numbers: [Int]) -> Int {
  let fixed: InlineArray<2, Int> = [1, 2]  // newer
  return numbers.span.count + fixed.count  // newer
}

func missing() {
  nobodyHasWrittenThis()  // wrong
}
