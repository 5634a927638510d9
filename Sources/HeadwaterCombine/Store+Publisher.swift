#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif
  import HeadwaterBridging

  extension Store {
    /// A publisher of the current state, and then of each state that `emits` passes.
    ///
    /// ```swift
    /// store.publisher.map(\.count).sink { print($0) }.store(in: &cancellables)
    /// ```
    public var publisher: StorePublisher<State> {
      StorePublisher(values: StoreValues(self))
    }

    /// A publisher of the current value of a part of the state, and then of each new value.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A publisher that ends with the store.
    public func publisher<Value: Equatable>(
      for path: KeyPath<State, Value>
    ) -> StorePublisher<Value> {
      StorePublisher(values: StoreValues(self, path))
    }

    /// A publisher of the values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - isDuplicate: Whether to leave out a value after the one before.
    /// - Returns: A publisher that ends with the store.
    public func publisher<Value>(
      for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
    ) -> StorePublisher<Value> {
      StorePublisher(values: StoreValues(self, path, isDuplicate: isDuplicate))
    }

    /// A publisher of the new values of a part of the state, without the current one.
    ///
    /// ```swift
    /// store.updates(on: \.username).debounce(for: 0.8, scheduler: DispatchQueue.main)
    /// ```
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A publisher that ends with the store.
    public func updates<Value: Equatable>(
      on path: KeyPath<State, Value>
    ) -> AnyPublisher<Value, Never> {
      publisher(for: path).dropFirst().eraseToAnyPublisher()
    }

    /// A publisher of the new values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are equal.
    /// - Returns: A publisher that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> AnyPublisher<Value, Never> {
      publisher(for: path, isDuplicate: compare).dropFirst().eraseToAnyPublisher()
    }

    /// Sends the actions of a publisher, as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(for: 0.8, scheduler: DispatchQueue.main)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It subscribes to the publisher at once, and misses no value that the next line causes.
    /// - It cancels the publisher once: with the store, or when the task is cancelled.
    ///
    /// - Parameter publisher: A publisher of actions.
    /// - Returns: The running effect, to wait for or to cancel.
    @discardableResult
    public func addEffect<P: Publisher>(
      _ publisher: P, fileID: StaticString = #fileID, line: UInt = #line
    ) -> StoreTask where P.Output == Action, P.Failure == Never, Action: Sendable {
      let values = publisher.stream()
      return addEffect(
        .stream(values, name: "publisher", { $0 }, fileID: fileID, line: line),
        fileID: fileID, line: line)
    }
  }

  extension Publisher where Output: Sendable, Failure == Never {
    /// A stream of the publisher's values from now on, which keeps them until they are taken.
    fileprivate func stream() -> AsyncStream<Output> {
      let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
      let cancellable = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      let listening = CancelledOnce { cancellable.cancel() }
      continuation.onTermination = { _ in listening.cancel() }
      return stream
    }
  }
#endif
