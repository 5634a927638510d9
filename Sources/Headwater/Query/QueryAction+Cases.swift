extension QueryAction: CasePathable {
  /// The case paths of a query's actions: `store.receive(\.movies.loaded)`.
  public struct Cases: Sendable {
    /// A value is requested again.
    public var refetch: RefetchCase.Type { RefetchCase.self }

    /// All values with some tags are requested again.
    public var invalidate: InvalidateCase.Type { InvalidateCase.self }

    /// A change, which is sent to the server.
    public var submit: SubmitCase.Type { SubmitCase.self }

    /// A page is to be loaded.
    public var loadPage: LoadPageCase.Type { LoadPageCase.self }

    /// A request begins.
    public var loading: LoadingCase.Type { LoadingCase.self }

    /// The server's answer.
    public var loaded: LoadedCase.Type { LoadedCase.self }

    /// A request has failed.
    public var failed: FailedCase.Type { FailedCase.self }

    /// A page has arrived.
    public var pageLoaded: PageLoadedCase.Type { PageLoadedCase.self }

    /// A page could not be loaded.
    public var pageFailed: PageFailedCase.Type { PageFailedCase.self }

    /// The server has confirmed a change.
    public var confirmed: ConfirmedCase.Type { ConfirmedCase.self }

    /// The server has refused a change.
    public var refused: RefusedCase.Type { RefusedCase.self }

    /// The time from which on an answer counts as fresh.
    public var dated: DatedCase.Type { DatedCase.self }

    /// An answer is no longer fresh.
    public var expired: ExpiredCase.Type { ExpiredCase.self }
  }

  /// The case paths of a query's actions.
  public static var cases: Cases { Cases() }
}

extension QueryAction.Cases {
  /// The path of ``QueryAction/refetch(_:)``.
  public enum RefetchCase: CasePath {
    public static func embed(_ value: Endpoint.Key) -> QueryAction<Endpoint> {
      .refetch(value)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> Endpoint.Key? {
      if case .refetch(let value) = root { value } else { nil }
    }
  }

  /// The path of ``QueryAction/invalidate(_:)``.
  public enum InvalidateCase: CasePath {
    public static func embed(_ value: Set<Endpoint.Tag>) -> QueryAction<Endpoint> {
      .invalidate(value)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> Set<Endpoint.Tag>? {
      if case .invalidate(let value) = root { value } else { nil }
    }
  }

  /// The path of ``QueryAction/submit(_:to:)``.
  public enum SubmitCase: CasePath {
    public static func embed(_ value: (Endpoint.Change, to: Endpoint.Key)) -> QueryAction<Endpoint>
    {
      .submit(value.0, to: value.to)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (
      Endpoint.Change, to: Endpoint.Key
    )? {
      if case .submit(let change, to: let key) = root { (change, to: key) } else { nil }
    }
  }

  /// The path of ``QueryAction/loadPage(_:of:)``.
  public enum LoadPageCase: CasePath {
    public static func embed(_ value: (PageEdge, of: Endpoint.Key)) -> QueryAction<Endpoint> {
      .loadPage(value.0, of: value.of)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (PageEdge, of: Endpoint.Key)? {
      if case .loadPage(let edge, of: let key) = root { (edge, of: key) } else { nil }
    }
  }

  /// The path of ``QueryAction/loading(_:)``.
  public enum LoadingCase: CasePath {
    public static func embed(_ value: Endpoint.Key) -> QueryAction<Endpoint> {
      .loading(value)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> Endpoint.Key? {
      if case .loading(let value) = root { value } else { nil }
    }
  }

  /// The path of ``QueryAction/loaded(_:_:)``.
  public enum LoadedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, Endpoint.Value)) -> QueryAction<Endpoint> {
      .loaded(value.0, value.1)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (Endpoint.Key, Endpoint.Value)? {
      if case .loaded(let key, let value) = root { (key, value) } else { nil }
    }
  }

  /// The path of ``QueryAction/failed(_:_:)``.
  public enum FailedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, String)) -> QueryAction<Endpoint> {
      .failed(value.0, value.1)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (Endpoint.Key, String)? {
      if case .failed(let key, let reason) = root { (key, reason) } else { nil }
    }
  }

  /// The path of ``QueryAction/pageLoaded(_:_:at:_:)``.
  public enum PageLoadedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, PageEdge, at: Endpoint.Cursor, Endpoint.Value))
      -> QueryAction<Endpoint>
    {
      .pageLoaded(value.0, value.1, at: value.at, value.3)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (
      Endpoint.Key, PageEdge, at: Endpoint.Cursor, Endpoint.Value
    )? {
      if case .pageLoaded(let key, let edge, at: let cursor, let page) = root {
        (key, edge, at: cursor, page)
      } else {
        nil
      }
    }
  }

  /// The path of ``QueryAction/pageFailed(_:_:_:)``.
  public enum PageFailedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, PageEdge, String)) -> QueryAction<Endpoint> {
      .pageFailed(value.0, value.1, value.2)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (Endpoint.Key, PageEdge, String)? {
      if case .pageFailed(let key, let edge, let reason) = root { (key, edge, reason) } else { nil }
    }
  }

  /// The path of ``QueryAction/confirmed(_:change:)``.
  public enum ConfirmedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, change: Int)) -> QueryAction<Endpoint> {
      .confirmed(value.0, change: value.change)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (Endpoint.Key, change: Int)? {
      if case .confirmed(let key, change: let number) = root { (key, change: number) } else { nil }
    }
  }

  /// The path of ``QueryAction/refused(_:change:_:)``.
  public enum RefusedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, change: Int, String)) -> QueryAction<Endpoint>
    {
      .refused(value.0, change: value.change, value.2)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (
      Endpoint.Key, change: Int, String
    )? {
      if case .refused(let key, change: let number, let reason) = root {
        (key, change: number, reason)
      } else {
        nil
      }
    }
  }

  /// The path of ``QueryAction/dated(_:at:)``.
  public enum DatedCase: CasePath {
    public static func embed(_ value: (Endpoint.Key, at: Duration)) -> QueryAction<Endpoint> {
      .dated(value.0, at: value.at)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> (Endpoint.Key, at: Duration)? {
      if case .dated(let key, at: let time) = root { (key, at: time) } else { nil }
    }
  }

  /// The path of ``QueryAction/expired(_:)``.
  public enum ExpiredCase: CasePath {
    public static func embed(_ value: Endpoint.Key) -> QueryAction<Endpoint> {
      .expired(value)
    }

    public static func extract(_ root: QueryAction<Endpoint>) -> Endpoint.Key? {
      if case .expired(let value) = root { value } else { nil }
    }
  }
}
