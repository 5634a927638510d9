#if (canImport(Combine) && !os(Linux)) || OpenCombine
  import HeadwaterCombine

  typealias TestedRadio = CombineRadio

  /// Its subject may be used on any thread: that is the proof of `@unchecked Sendable`.
  final class CombineRadio: Radio, @unchecked Sendable {
    private let subject = PassthroughSubject<Int, Lost>()
    private let counts = Counts()

    var listened: Int { counts.listened }
    var cancelled: Int { counts.cancelled }

    func send(_ number: Int) { subject.send(number) }
    func finish() { subject.send(completion: .finished) }
    func fail(_ error: Lost) { subject.send(completion: .failure(error)) }

    func effect<Action>(
      name: String?, _ transform: @escaping @Sendable (Int) -> sending Action?,
      catch handler: (@Sendable @isolated(any) (any Error, Send<Action>) async -> Void)?
    ) -> Effect<Action> {
      .publisher(numbers, name: name, transform, catch: handler)
    }

    func effect() -> Effect<Int> {
      .publisher { self.actions() }
    }

    func middleware<State, Action>(
      _ name: String, send transform: @escaping @Sendable (Int) -> sending Action?
    ) -> any Middleware<State, Action> {
      PublisherMiddleware(name, numbers, send: transform)
    }

    @MainActor
    func add<State>(to store: Store<State, Int>) -> StoreTask {
      store.addEffect(actions())
    }

    @Sendable
    private func numbers() -> AnyPublisher<Int, Lost> {
      subject
        .handleEvents(
          receiveSubscription: { _ in self.counts.listen() },
          receiveCancel: { self.counts.cancel() }
        )
        .eraseToAnyPublisher()
    }

    private func actions() -> AnyPublisher<Int, Never> {
      numbers().catch { _ in Empty() }.eraseToAnyPublisher()
    }
  }
#endif
