#if RxSwift
  import Headwater
  import RxSwift

  extension Effect {
    /// Sends an action for each value of an observable.
    ///
    /// ```swift
    /// case .started:
    ///   return .observable({ location.changes() }) { .locationChanged($0) }
    ///     .cancellable(id: "location")
    /// ```
    ///
    /// - It ends with the observable, or when it is cancelled. It disposes of its subscription once.
    /// - An error of the observable is reported as an issue, unless there is a `catch:`.
    /// - As the effect of a ``Subscription``, it runs as long as the state implies it.
    ///
    /// - Parameters:
    ///   - observable: Makes the observable when the effect starts, off the store's actor.
    ///   - name: The name of this effect in issues, tests and tools.
    ///   - transform: Returns the action for a value, or nil to send none.
    ///   - handler: Handles an error of the observable.
    public static func observable<O: ObservableConvertibleType & SendableMetatype>(
      _ observable: @escaping @Sendable () -> O,
      name: String? = nil,
      _ transform: @escaping @Sendable (_ value: O.Element) -> sending Action?,
      catch handler:
        (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect {
      .run(
        name: name ?? "observable",
        { send in
          try await listen(to: observable().asObservable()) { value in
            if let action = transform(value) { send(action) }
          }
        },
        catch: handler, fileID: fileID, line: line)
    }

    /// Sends the actions of an observable.
    ///
    /// - Parameters:
    ///   - observable: Makes the observable when the effect starts, off the store's actor. An error of the
    ///     observable is reported as an issue.
    ///   - name: The name of this effect in issues, tests and tools.
    public static func observable<O: ObservableConvertibleType & SendableMetatype>(
      name: String? = nil, _ observable: @escaping @Sendable () -> O,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect where O.Element == Action, Action: Sendable {
      .observable(observable, name: name, { $0 }, fileID: fileID, line: line)
    }
  }

  /// Subscribes to an observable until it ends, or until the task is cancelled.
  private func listen<Value>(
    to observable: Observable<Value>, _ receive: @escaping (Value) -> Void
  ) async throws {
    let (ending, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
    let listening = observable.subscribe(
      onNext: receive,
      onError: { continuation.finish(throwing: $0) },
      onCompleted: { continuation.finish() })
    defer { listening.dispose() }
    for try await _ in ending {}
  }
#endif
