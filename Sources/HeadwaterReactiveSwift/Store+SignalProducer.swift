#if ReactiveSwift
  import HeadwaterBridging
  import ReactiveSwift

  extension Store {
    /// The states of the store: the current one, and then each state that `emits` passes.
    ///
    /// ```swift
    /// store.producer.map(\.count).startWithValues { print($0) }
    /// ```
    public var producer: SignalProducer<State, Never> { SignalProducer(StoreValues(self)) }

    /// The values of a part of the state: the current one, and then each new value.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A producer that ends with the store.
    public func producer<Value: Equatable>(for path: KeyPath<State, Value>) -> SignalProducer<
      Value, Never
    > {
      SignalProducer(StoreValues(self, path))
    }

    /// The values of a part of the state, with your own comparison.
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

    /// The new values of a part of the state from now on, without the current one.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A producer that ends with the store.
    public func updates<Value: Equatable>(on path: KeyPath<State, Value>) -> SignalProducer<
      Value, Never
    > {
      producer(for: path).skip(first: 1)
    }

    /// The new values of a part of the state from now on, with your own comparison.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are the same.
    /// - Returns: A producer that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> SignalProducer<Value, Never> {
      producer(for: path, isDuplicate: compare).skip(first: 1)
    }

    /// Sends what a producer, a signal or a property sends, as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(0.8, on: QueueScheduler.main)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It is started at once, so that nothing is missed that the next line causes.
    /// - It is interrupted once: with the store, or by the task.
    ///
    /// - Parameter source: A source of actions.
    /// - Returns: The effect, to wait for or to cancel.
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
    /// A producer of a store's values, from each start on.
    fileprivate init(_ values: StoreValues<Value>) {
      self.init { observer, lifetime in
        let listening = values.listen(
          { observer.send(value: $0) }, end: { observer.sendCompleted() })
        lifetime.observeEnded { listening.cancel() }
      }
    }
  }

  extension SignalProducer where Value: Sendable, Error == Never {
    /// What the producer sends from now on, kept until it is taken.
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
