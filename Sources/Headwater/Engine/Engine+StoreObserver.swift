/// A store observer, attached until its subscription is cancelled.
struct AttachedObserver<State, Action> {
  let token: SubscriberToken
  let turnEnded: (StoreTurn<Action>, State) -> Void
}

extension Engine {
  /// Attaches an observer: tells it the state, and every later turn.
  package func attach(
    _ observer: some StoreObserver<State, Action>
  ) -> StoreSubscription {
    let token = SubscriberToken()
    reportIfSubscribedInReducer()
    observer.attached(state: memory.pointee)
    storeObservers.append(
      AttachedObserver(token: token, turnEnded: { observer.turnEnded($0, state: $1) }))
    flags.insert(.intercepted)
    return StoreSubscription(token: token)
  }

  /// Tells store observers of a turn, whether its action was reduced or stopped.
  func tellStoreObservers(_ action: Action, source: ActionSource, isStopped: Bool) {
    guard !storeObservers.isEmpty else { return }
    storeObservers.removeAll { $0.token.isCancelled }
    let turn = StoreTurn(action: action, origin: ActionOrigin(source), isStopped: isStopped)
    for observer in storeObservers where !observer.token.isCancelled {
      observer.turnEnded(turn, memory.pointee)
    }
    if storeObservers.isEmpty && links.isEmpty { flags.remove(.intercepted) }
  }
}
