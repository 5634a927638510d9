import HeadwaterRxSwift

typealias TestedRadio = RxSwiftRadio

/// Its subject may be used on any thread, one at a time: that is the proof of `@unchecked Sendable`.
final class RxSwiftRadio: Radio, @unchecked Sendable {
  private let subject = PublishSubject<Int>()
  private let counts = Counts()

  var listened: Int { counts.listened }
  var cancelled: Int { counts.cancelled }

  func send(_ number: Int) { subject.onNext(number) }
  func finish() { subject.onCompleted() }
  func fail(_ error: Lost) { subject.onError(error) }

  func effect<Action>(
    name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
    catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
  ) -> Effect<Action> {
    .observable(numbers, name: name, transform, catch: handler)
  }

  func effect() -> Effect<Int> {
    .observable { self.numbers() }
  }

  func middleware<State, Action>(
    _ name: String, send transform: @escaping @Sendable (Int) -> sending Action?
  ) -> any Middleware<State, Action> {
    ObservableMiddleware(name, numbers, send: transform)
  }

  @MainActor
  func add<State>(to store: Store<State, Int>) -> StoreTask {
    store.addEffect(numbers())
  }

  @Sendable
  private func numbers() -> Observable<Int> {
    subject.do(onSubscribe: { self.counts.listen() }, onDispose: { self.counts.cancel() })
  }
}
