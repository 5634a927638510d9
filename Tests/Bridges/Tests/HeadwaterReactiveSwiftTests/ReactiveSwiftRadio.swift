import HeadwaterReactiveSwift

typealias TestedRadio = ReactiveSwiftRadio

/// Its signal may be used on any thread: that is the proof of `@unchecked Sendable`.
final class ReactiveSwiftRadio: Radio, @unchecked Sendable {
  private let (signal, observer) = Signal<Int, Lost>.pipe()
  private let counts = Counts()

  var listened: Int { counts.listened }
  var cancelled: Int { counts.cancelled }

  func send(_ number: Int) { observer.send(value: number) }
  func finish() { observer.sendCompleted() }
  func fail(_ error: Lost) { observer.send(error: error) }

  func effect<Action>(
    name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
    catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
  ) -> Effect<Action> {
    .producer(numbers, name: name, transform, catch: handler)
  }

  func effect() -> Effect<Int> {
    .producer { self.actions() }
  }

  func middleware<State, Action>(
    _ name: String, send transform: @escaping @Sendable (Int) -> sending Action?
  ) -> any Middleware<State, Action> {
    ProducerMiddleware(name, numbers, send: transform)
  }

  @MainActor
  func add<State>(to store: Store<State, Int>) -> StoreTask {
    store.addEffect(actions())
  }

  @Sendable
  private func numbers() -> SignalProducer<Int, Lost> {
    signal.producer.on(
      started: { self.counts.listen() }, interrupted: { self.counts.cancel() })
  }

  private func actions() -> SignalProducer<Int, Never> {
    numbers().flatMapError { _ in .empty }
  }
}
