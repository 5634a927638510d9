#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import HeadwaterBridging

  extension Store {
    /// The states of the store: the current one first, then each that `emits` lets pass.
    ///
    /// ```swift
    /// store.publisher.map(\.count).sink { print($0) }.store(in: &cancellables)
    /// ```
    public var publisher: StorePublisher<State> {
      StorePublisher(values: StoreValues(self))
    }

    /// The values of a part of the state: the current one first, then each other one.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: A publisher that ends with the store.
    public func publisher<Value: Equatable>(
      for path: KeyPath<State, Value>
    ) -> StorePublisher<Value> {
      StorePublisher(values: StoreValues(self, path))
    }

    /// The values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - isDuplicate: Whether a value is left out after another.
    /// - Returns: A publisher that ends with the store.
    public func publisher<Value>(
      for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
    ) -> StorePublisher<Value> {
      StorePublisher(values: StoreValues(self, path, isDuplicate: isDuplicate))
    }

    /// The values that a part of the state takes from now on: without the current one.
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

    /// The values that a part of the state takes from now on, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are the same.
    /// - Returns: A publisher that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> AnyPublisher<Value, Never> {
      publisher(for: path, isDuplicate: compare).dropFirst().eraseToAnyPublisher()
    }

    /// Sends what a publisher sends, as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(for: 0.8, scheduler: DispatchQueue.main)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It is subscribed to at once, so that nothing is missed that the next line causes.
    /// - It is cancelled once: with the store, or by the task.
    ///
    /// - Parameter publisher: A publisher of actions.
    /// - Returns: The effect, to wait for or to cancel.
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
    /// What the publisher sends from now on, kept until it is taken.
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
