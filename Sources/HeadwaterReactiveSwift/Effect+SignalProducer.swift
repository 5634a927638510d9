#if ReactiveSwift
  import Headwater
  import ReactiveSwift

  extension Effect {
    /// Sends an action for each value of a producer, a signal or a property.
    ///
    /// ```swift
    /// case .started:
    ///   return .producer({ location.changes() }) { .locationChanged($0) }
    ///     .cancellable(id: "location")
    /// ```
    ///
    /// - It ends with the producer, or when it is cancelled. It interrupts the producer once.
    /// - An error of the producer is reported as an issue, unless there is a `catch:`.
    /// - As the effect of a ``Subscription``, it runs as long as the state implies it.
    ///
    /// - Parameters:
    ///   - producer: Makes the producer when the effect starts, off the store's actor.
    ///   - name: The name of this effect in issues, tests and tools.
    ///   - transform: Returns the action for a value, or nil to send none.
    ///   - handler: Handles an error of the producer.
    public static func producer<P: SignalProducerConvertible & SendableMetatype>(
      _ producer: @escaping @Sendable () -> P,
      name: String? = nil,
      _ transform: @escaping @Sendable (_ value: P.Value) -> sending Action?,
      catch handler:
        (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect {
      .run(
        name: name ?? "producer",
        { send in
          try await listen(to: producer().producer) { value in
            if let action = transform(value) { send(action) }
          }
        },
        catch: handler, fileID: fileID, line: line)
    }

    /// Sends the actions of a producer, a signal or a property.
    ///
    /// - Parameters:
    ///   - producer: Makes the producer when the effect starts, off the store's actor.
    ///   - name: The name of this effect in issues, tests and tools.
    public static func producer<P: SignalProducerConvertible & SendableMetatype>(
      name: String? = nil, _ producer: @escaping @Sendable () -> P,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect where P.Value == Action, P.Error == Never, Action: Sendable {
      .producer(producer, name: name, { $0 }, fileID: fileID, line: line)
    }
  }

  /// Starts a producer until it ends, or until the task is cancelled.
  private func listen<Value, Failure>(
    to producer: SignalProducer<Value, Failure>, _ receive: @escaping (Value) -> Void
  ) async throws {
    let (ending, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
    let listening = producer.start { event in
      switch event {
      case .value(let value): receive(value)
      case .failed(let error): continuation.finish(throwing: error)
      case .completed, .interrupted: continuation.finish()
      }
    }
    defer { listening.dispose() }
    for try await _ in ending {}
  }
#endif
