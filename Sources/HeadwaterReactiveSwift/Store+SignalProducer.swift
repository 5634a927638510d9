#if ReactiveSwift
  import HeadwaterBridging
  import ReactiveSwift

  extension Store {
    /// A producer of the current state, and then of each state that `emits` passes.
    ///
    /// ```swift
    /// store.producer.map(\.count).startWithValues { print($0) }
    /// ```
    public var producer: SignalProducer<State, Never> { SignalProducer(StoreValues(self)) }

    /// A producer of the current value of a part of the state, and then of each new value.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A producer that ends with the store.
    public func producer<Value: Equatable>(for path: KeyPath<State, Value>) -> SignalProducer<
      Value, Never
    > {
      SignalProducer(StoreValues(self, path))
    }

    /// A producer of the values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - isDuplicate: Whether to leave out a value after the one before.
    /// - Returns: A producer that ends with the store.
    public func producer<Value>(
      for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
    ) -> SignalProducer<Value, Never> {
      SignalProducer(StoreValues(self, path, isDuplicate: isDuplicate))
    }

    /// A producer of the new values of a part of the state, without the current one.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A producer that ends with the store.
    public func updates<Value: Equatable>(on path: KeyPath<State, Value>) -> SignalProducer<
      Value, Never
    > {
      producer(for: path).skip(first: 1)
    }

    /// A producer of the new values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are equal.
    /// - Returns: A producer that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> SignalProducer<Value, Never> {
      producer(for: path, isDuplicate: compare).skip(first: 1)
    }

    /// Sends the actions of a producer, a signal or a property, as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(0.8, on: QueueScheduler.main)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It starts the source at once, and misses no value that the next line causes.
    /// - It interrupts the source once: with the store, or when the task is cancelled.
    ///
    /// - Parameter source: A source of actions.
    /// - Returns: The running effect, to wait for or to cancel.
    @discardableResult
    public func addEffect<P: SignalProducerConvertible>(
      _ source: P, fileID: StaticString = #fileID, line: UInt = #line
    ) -> StoreTask where P.Value == Action, P.Error == Never, Action: Sendable {
      let values = source.producer.stream()
      return addEffect(
        .stream(values, name: "producer", { $0 }, fileID: fileID, line: line),
        fileID: fileID, line: line)
    }
  }

  extension SignalProducer where Error == Never {
    /// A producer of a store's values. Each start begins with the current value.
    fileprivate init(_ values: StoreValues<Value>) {
      self.init { observer, lifetime in
        let listening = values.listen(
          { observer.send(value: $0) }, end: { observer.sendCompleted() })
        lifetime.observeEnded { listening.cancel() }
      }
    }
  }

  extension SignalProducer where Value: Sendable, Error == Never {
    /// A stream of the producer's values from now on, which keeps them until they are taken.
    fileprivate func stream() -> AsyncStream<Value> {
      let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
      let disposable = start { event in
        if let value = event.value { continuation.yield(value) }
        if event.isTerminating { continuation.finish() }
      }
      let listening = CancelledOnce { disposable.dispose() }
      continuation.onTermination = { _ in listening.cancel() }
      return stream
    }
  }
#endif
