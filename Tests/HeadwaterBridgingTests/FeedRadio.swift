import HeadwaterBridging

typealias TestedRadio = FeedRadio

final class FeedRadio: Radio {
  private let source = FeedSource<Int>()
  private let counts = Counts()

  var listened: Int { counts.listened }
  var cancelled: Int { counts.cancelled }

  func send(_ number: Int) { source.send(number) }
  func finish() { source.end() }
  func fail(_ error: Lost) { source.end(error) }

  func effect<Action>(
    name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
    catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
  ) -> Effect<Action> {
    .feed(numbers, name: name, transform, catch: handler)
  }

  func effect() -> Effect<Int> {
    .feed(numbers) { $0 }
  }

  func middleware<State, Action>(
    _ name: String, send transform: @escaping @Sendable (Int) -> sending Action?
  ) -> any Middleware<State, Action> {
    FeedMiddleware(name, numbers, send: transform)
  }

  @MainActor
  func add<State>(to store: Store<State, Int>) -> StoreTask {
    store.addEffect(numbers())
  }

  @Sendable
  private func numbers() -> Feed<Int> {
    Feed { [source, counts] listener in
      counts.listen()
      let token = source.feed.listen(next: listener.next, ended: listener.ended)
      return FeedToken {
        counts.cancel()
        token.cancel()
      }
    }
  }
}
