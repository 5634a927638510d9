#if canImport(Combine) || OpenCombine
  import HeadwaterCombine
  import HeadwaterTesting
  import Synchronization
  import Testing

  struct Lost: Error {}

  /// A source of numbers that counts who listens.
  final class Radio: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Lost>()
    private let counts = Mutex((subscribed: 0, cancelled: 0))

    var subscribed: Int { counts.withLock { $0.subscribed } }
    var cancelled: Int { counts.withLock { $0.cancelled } }

    func numbers() -> AnyPublisher<Int, Lost> {
      subject
        .handleEvents(
          receiveSubscription: { _ in self.counts.withLock { $0.subscribed += 1 } },
          receiveCancel: { self.counts.withLock { $0.cancelled += 1 } }
        )
        .eraseToAnyPublisher()
    }
  }

  struct Listening: Reducer {
    struct State: Equatable {
      var isOn = false
      var numbers: [Int] = []
      var failures = 0
    }

    enum Action: Equatable {
      case listen
      case stop
      case turned(on: Bool)
      case heard(Int)
      case failed
    }

    let radio: Radio

    var body: some Reducer<State, Action> {
      Reduce { [radio] state, action in
        switch action {
        case .listen:
          return .publisher({ radio.numbers() }, name: "radio") {
            .heard($0)
          } catch: { _, send in
            send(.failed)
          }
          .cancellable(id: "radio")
        case .stop: return .cancel(id: "radio")
        case .turned(let isOn): state.isOn = isOn
        case .heard(let number): state.numbers.append(number)
        case .failed: state.failures += 1
        }
        return .none
      }
      Subscriptions { [radio] state in
        state.isOn
          ? [Subscription(id: "on", .publisher({ radio.numbers() }) { .heard($0 * 10) })] : []
      }
    }
  }

  @MainActor @Suite struct PublisherEffectTests {
    private let radio = Radio()

    private func testStore() -> TestStore<Listening.State, Listening.Action> {
      TestStore(initialState: Listening.State(), reducer: Listening(radio: radio))
    }

    @Test("a publisher is an effect: its values become actions, in order")
    func effect() {
      let store = testStore()
      store.send(.listen)
      radio.subject.send(1)
      radio.subject.send(2)
      store.receive(.heard(1)) { $0.numbers = [1] }
      store.receive(.heard(2)) { $0.numbers = [1, 2] }
      radio.subject.send(completion: .finished)
      store.finish()
    }

    @Test("a cancelled effect cancels its subscription, once, and hears nothing more")
    func cancel() {
      let store = testStore()
      store.send(.listen)

      store.send(.stop)
      radio.subject.send(1)

      store.finish()
      #expect(radio.subscribed == 1)
      #expect(radio.cancelled == 1)
    }

    @Test("an error of a publisher is given to the effect's handler")
    func failure() {
      let store = testStore()
      store.send(.listen)

      radio.subject.send(completion: .failure(Lost()))

      store.receive(.failed) { $0.failures = 1 }
      store.finish()
    }

    @Test("the life of a publisher follows the state")
    func subscription() {
      let store = testStore()
      store.send(.turned(on: true)) { $0.isOn = true }
      radio.subject.send(1)
      store.receive(.heard(10)) { $0.numbers = [10] }

      store.send(.turned(on: false)) { $0.isOn = false }
      radio.subject.send(2)

      store.finish()
      #expect(radio.subscribed == 1)
      #expect(radio.cancelled == 1)
    }

    @Test("a publisher is a middleware's source for as long as the store lives")
    func middleware() {
      let runtime = ManualRuntime()
      var store: Store? = Store(
        initialState: Listening.State(), reducer: Listening(radio: radio),
        middleware: PublisherMiddleware<Listening.State, Listening.Action>("radio") { [radio] in
          radio.numbers()
        } send: {
          .heard($0)
        },
        runtime: runtime.effects)
      #expect(store?.numbers == [])
      runtime.drain()

      radio.subject.send(3)
      runtime.drain()

      #expect(store?.numbers == [3])
      store = nil
      runtime.drain()
      #expect(radio.cancelled == 1)
    }
  }
#endif
