// @inlinable: each observed action passes here.
extension Engine {
  /// Tells everybody who has read or subscribed to something that has changed, each once.
  ///
  /// They are found first and called afterwards, when nobody has access to the state, so that they
  /// may read the store and send to it.
  @inlinable
  func notifyObservers() {
    let state = UnsafePointer(storage.pointer)
    let first = fields?.firstChanged(from: 0, in: state)
    if first == nil && subscribers.isEmpty { return }
    notify(firstChanged: first, in: state)
  }

  @inlinable
  func notify(firstChanged: Int?, in state: UnsafePointer<State>) {
    var field: TrackedField<State>?
    var otherFields: [TrackedField<State>] = []
    if let fields, let firstChanged {
      field = fields.disarm(at: firstChanged)
      var start = firstChanged
      while let index = fields.firstChanged(from: start, in: state) {
        otherFields.append(fields.disarm(at: index))
        start = index
      }
    }
    let calls = subscribers.isEmpty ? [] : prepareSubscribers(state)
    if subscribers.isEmpty && fields?.armed.isEmpty ?? true { flags.remove(.observed) }
    field?.pulse.fire()
    for field in otherFields { field.pulse.fire() }
    for call in calls { call() }
  }

  @usableFromInline
  func prepareSubscribers(_ state: UnsafePointer<State>) -> [() -> Void] {
    subscribers.removeAll { $0.token.isCancelled }
    return subscribers.compactMap { $0.prepare(state) }
  }

  /// The values of a part of the state from the next change on, in a buffered stream.
  package func updates<Value: Sendable>(
    of path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
  ) -> AsyncStream<Value> {
    activate()
    checkReadable()
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let token = SubscriberToken()
    continuation.onTermination = { _ in token.cancel() }
    var last = storage.pointer.pointee[keyPath: path]
    subscribers.append(
      Subscriber(
        token: token,
        prepare: { state in
          let value = state.pointee[keyPath: path]
          guard !isDuplicate(last, value) else { return nil }
          last = value
          return { continuation.yield(value) }
        },
        end: { continuation.finish() }))
    flags.insert(.observed)
    return stream
  }
}
