/// A function that runs an action after a time, and returns a function that cancels it.
package typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> () -> Void

/// Runs an action on the main actor after a time.
@MainActor
func waitOnMainActor(
  for time: Duration, before action: @escaping @MainActor () -> Void
) -> () -> Void {
  let task = Task { @MainActor in
    try? await Task.sleep(for: time)
    if !Task.isCancelled { action() }
  }
  return { task.cancel() }
}
