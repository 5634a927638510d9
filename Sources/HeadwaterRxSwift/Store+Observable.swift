#if RxSwift
  import HeadwaterBridging
  import RxSwift

  extension Store {
    /// The states of the store: the current one, and then each state that `emits` passes.
    ///
    /// ```swift
    /// store.observable.map(\.count).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    public var observable: Observable<State> { .telling(StoreValues(self)) }

    /// The values of a part of the state: the current one, and then each new value.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: An observable that ends with the store.
    public func observable<Value: Equatable>(for path: KeyPath<State, Value>) -> Observable<Value> {
      .telling(StoreValues(self, path))
    }

    /// The values of a part of the state, with your own comparison.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - isDuplicate: Whether to leave out a value after the one before.
    /// - Returns: An observable that ends with the store.
    public func observable<Value>(
      for path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
    ) -> Observable<Value> {
      .telling(StoreValues(self, path, isDuplicate: isDuplicate))
    }

    /// The new values of a part of the state from now on, without the current one.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: An observable that ends with the store.
    public func updates<Value: Equatable>(on path: KeyPath<State, Value>) -> Observable<Value> {
      observable(for: path).skip(1)
    }

    /// The new values of a part of the state from now on, with your own comparison.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are the same.
    /// - Returns: An observable that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> Observable<Value> {
      observable(for: path, isDuplicate: compare).skip(1)
    }

    /// Sends the actions of an observable as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(.milliseconds(800), scheduler: MainScheduler.instance)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It is subscribed to at once, and misses nothing that the next line causes.
    /// - It is disposed of once: with the store, or by the task. An error of it is an issue.
    ///
    /// - Parameter observable: An observable of actions.
    /// - Returns: The effect, to wait for or to cancel.
    @discardableResult
    public func addEffect<O: ObservableConvertibleType>(
      _ observable: O, fileID: StaticString = #fileID, line: UInt = #line
    ) -> StoreTask where O.Element == Action, Action: Sendable {
      let values = observable.asObservable().stream()
      return addEffect(
        .stream(values, name: "observable", { $0 }, fileID: fileID, line: line),
        fileID: fileID, line: line)
    }
  }

  extension Observable {
    /// An observable of a store's values, beginning with each subscription.
    fileprivate static func telling(_ values: StoreValues<Element>) -> Observable {
      .create { observer in
        let listening = values.listen({ observer.onNext($0) }, end: { observer.onCompleted() })
        return Disposables.create { listening.cancel() }
      }
    }
  }

  extension Observable where Element: Sendable {
    /// The values of the observable from now on, kept until they are taken.
    fileprivate func stream() -> AsyncThrowingStream<Element, any Error> {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
      let disposable = subscribe(
        onNext: { continuation.yield($0) },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
      let listening = CancelledOnce { disposable.dispose() }
      continuation.onTermination = { _ in listening.cancel() }
      return stream
    }
  }
#endif
