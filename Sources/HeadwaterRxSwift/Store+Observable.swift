#if RxSwift
  import HeadwaterBridging
  import RxSwift

  extension Store {
    /// An observable of the current state, and then of each state that `emits` passes.
    ///
    /// ```swift
    /// store.observable.map(\.count).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    public var observable: Observable<State> { .telling(StoreValues(self)) }

    /// An observable of the current value of a part of the state, and then of each new value.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: An observable that ends with the store.
    public func observable<Value: Equatable>(for path: KeyPath<State, Value>) -> Observable<Value> {
      .telling(StoreValues(self, path))
    }

    /// An observable of the values of a part of the state, by a comparison of your own.
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

    /// An observable of the new values of a part of the state, without the current one.
    ///
    /// - Parameter path: The part of the state.
    /// - Returns: An observable that ends with the store.
    public func updates<Value: Equatable>(on path: KeyPath<State, Value>) -> Observable<Value> {
      observable(for: path).skip(1)
    }

    /// An observable of the new values of a part of the state, by a comparison of your own.
    ///
    /// - Parameters:
    ///   - path: The part of the state.
    ///   - compare: Whether two values are equal.
    /// - Returns: An observable that ends with the store.
    public func updates<Value>(
      on path: KeyPath<State, Value>, compare: @escaping (Value, Value) -> Bool
    ) -> Observable<Value> {
      observable(for: path, isDuplicate: compare).skip(1)
    }

    /// Sends the actions of an observable, as long as the store lives.
    ///
    /// ```swift
    /// store.addEffect(
    ///   store.updates(on: \.username)
    ///     .debounce(.milliseconds(800), scheduler: MainScheduler.instance)
    ///     .map { _ in .updateUsernameMessage })
    /// ```
    ///
    /// - It subscribes to the observable at once, and misses no value that the next line causes.
    /// - It disposes of its subscription once: with the store, or when the task is cancelled.
    /// - An error of the observable is reported as an issue.
    ///
    /// - Parameter observable: An observable of actions.
    /// - Returns: The running effect, to wait for or to cancel.
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
    /// An observable of a store's values. Each subscription begins with the current value.
    fileprivate static func telling(_ values: StoreValues<Element>) -> Observable {
      .create { observer in
        let listening = values.listen({ observer.onNext($0) }, end: { observer.onCompleted() })
        return Disposables.create { listening.cancel() }
      }
    }
  }

  extension Observable where Element: Sendable {
    /// A stream of the observable's values from now on, which keeps them until they are taken.
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
