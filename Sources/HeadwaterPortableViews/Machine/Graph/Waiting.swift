/// A way to do something after a time, which returns what cancels that.
package typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> () -> Void

/// Does something on the main actor when a time has passed.
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
