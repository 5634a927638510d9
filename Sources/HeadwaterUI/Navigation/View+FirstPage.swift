import HeadwaterViews

extension View {
  /// Runs a task while the view is on the screen, and lets the first response of a server wait for it.
  ///
  /// ```swift
  /// MovieList(movies: store.movies)
  ///   .firstPage { await store.send(.appeared).finish() }
  /// ```
  ///
  /// A server sends the page of a first request when the task has ended, or after its limit, 0.3 seconds by default.
  /// So the page has its content for search engines, for people without scripts, and on slow lines; its status, title
  /// and address are those at the end of the wait. What is not there by then comes over the socket.
  ///
  /// - The task begins before anybody has come. It ends if nobody comes. Put into it what the page shows, and nothing
  ///   that has to happen only when a person is there, such as their presence; that belongs into `task`.
  /// - A task inside a view that this one has brought is waited for too, within the same limit.
  /// - Everywhere else, such as with SwiftUI and in tests, it is `task`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work, which ends when the content is there. It is cancelled when the view leaves the screen.
  /// - Returns: The view.
  nonisolated public func firstPage(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    firstPage(id: true, priority: priority, action)
  }

  /// Runs a task in the same way. When `id` changes, the task is cancelled and restarted.
  ///
  /// - Parameters:
  ///   - id: A value of which a change restarts the task.
  ///   - priority: The priority of the task.
  ///   - action: The work, which ends when the content is there.
  /// - Returns: The view.
  nonisolated public func firstPage<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    #if PortableViews
      firstPageTask(id: id, priority: priority, action)
    #else
      task(id: id, priority: priority, action)
    #endif
  }

  /// Says whether the content of the page is there, and lets the first response of a server wait until it is.
  ///
  /// ```swift
  /// OrderList(orders: model.orders)
  ///   .task { await model.follow() }
  ///   .firstPage(isReady: model.isLoaded)
  /// ```
  ///
  /// It is for work that does not end with the content, such as a task that follows changes, or a query of a store. The
  /// whole page then begins before anybody has come, with each `onAppear`, `task` and subscription, and the server waits
  /// as for ``firstPage(priority:_:)``. Everywhere else it does nothing.
  ///
  /// - Parameter isReady: Whether the content, or the reason why there is none, is there.
  /// - Returns: The view.
  nonisolated public func firstPage(isReady: Bool) -> some View {
    #if PortableViews
      pageUnready(!isReady)
    #else
      self
    #endif
  }

  /// Says that what the address of the screen names does not exist, such as an order that was deleted.
  ///
  /// ```swift
  /// ContentUnavailableView("There is no such order", systemImage: "questionmark")
  ///   .notFound()
  /// ```
  ///
  /// A reducer that refuses an address says so in its state, and the view that shows that has this modifier:
  /// `.notFound(store.isMissing)`.
  ///
  /// - The first response then has the status 404, with the page. So search engines forget the address.
  /// - Without a server it does nothing.
  ///
  /// - Parameter isMissing: Whether it does not exist.
  /// - Returns: The view.
  nonisolated public func notFound(_ isMissing: Bool = true) -> some View {
    #if PortableViews
      pageMissing(isMissing)
    #else
      self
    #endif
  }
}
