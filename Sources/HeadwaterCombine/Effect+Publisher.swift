#if (canImport(Combine) && !os(Linux)) || OpenCombine
  #if canImport(Combine) && !os(Linux)
    import Combine
  #else
    import OpenCombine
  #endif
  import Headwater

  extension Effect {
    /// Sends an action for each value of a publisher.
    ///
    /// ```swift
    /// case .started:
    ///   return .publisher({ location.changes() }) { .locationChanged($0) }
    ///     .cancellable(id: "location")
    /// ```
    ///
    /// - It ends with the publisher, or when it is cancelled. It cancels its subscription once.
    /// - An error of the publisher is reported as an issue, unless there is a `catch:`.
    /// - As the effect of a ``Subscription``, it runs as long as the state implies it.
    ///
    /// - Parameters:
    ///   - publisher: Makes the publisher when the effect starts, off the store's actor.
    ///   - name: The name of this effect in issues, tests and tools.
    ///   - transform: Returns the action for a value, or nil to send none.
    ///   - handler: Handles an error of the publisher.
    public static func publisher<P: Publisher & SendableMetatype>(
      _ publisher: @escaping @Sendable () -> P,
      name: String? = nil,
      _ transform: @escaping @Sendable (_ value: P.Output) -> sending Action?,
      catch handler:
        (@Sendable @isolated(any) (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect {
      .run(
        name: name ?? "publisher",
        { send in
          try await listen(to: publisher()) { value in
            if let action = transform(value) { send(action) }
          }
        },
        catch: handler, fileID: fileID, line: line)
    }

    /// Sends the actions of a publisher.
    ///
    /// - Parameters:
    ///   - publisher: Makes the publisher when the effect starts, off the store's actor.
    ///   - name: The name of this effect in issues, tests and tools.
    public static func publisher<P: Publisher & SendableMetatype>(
      name: String? = nil, _ publisher: @escaping @Sendable () -> P,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Effect where P.Output == Action, P.Failure == Never, Action: Sendable {
      .publisher(publisher, name: name, { $0 }, fileID: fileID, line: line)
    }
  }

  /// Subscribes to a publisher until it ends, or until the task is cancelled.
  private func listen<P: Publisher>(
    to publisher: P, _ receive: @escaping (P.Output) -> Void
  ) async throws {
    let (ending, continuation) = AsyncThrowingStream<Void, any Error>.makeStream()
    let listening = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      },
      receiveValue: receive)
    defer { listening.cancel() }
    for try await _ in ending {}
  }
#endif
