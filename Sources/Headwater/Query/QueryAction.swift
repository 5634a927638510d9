/// What a person asks of a query, and what a server answers.
public enum QueryAction<Endpoint: QueryEndpoint>: Sendable {
  /// Requests a value again.
  case refetch(Endpoint.Key)
  /// Requests all values again that have one of these tags.
  case invalidate(Set<Endpoint.Tag>)
  /// Changes a value at once, and sends the change to the server.
  case submit(Endpoint.Change, to: Endpoint.Key)
  /// Loads the page before or after those that are loaded.
  case loadPage(PageEdge, of: Endpoint.Key)

  /// A request begins.
  case loading(Endpoint.Key)
  /// The server has answered.
  case loaded(Endpoint.Key, Endpoint.Value)
  /// A request has failed, for this reason.
  case failed(Endpoint.Key, String)
  /// A page has arrived that begins here.
  case pageLoaded(Endpoint.Key, PageEdge, at: Endpoint.Cursor, Endpoint.Value)
  /// A page could not be loaded, for this reason.
  case pageFailed(Endpoint.Key, PageEdge, String)
  /// The server has confirmed the change with this number.
  case confirmed(Endpoint.Key, change: Int)
  /// The server has refused the change with this number, for this reason.
  case refused(Endpoint.Key, change: Int, String)
  /// An answer counts as fresh from this time on, which is measured since the beginning of 1970.
  case dated(Endpoint.Key, at: Duration)
  /// An answer is older than the time for which it counts as fresh.
  case expired(Endpoint.Key)
}

extension QueryAction: Equatable where Endpoint.Value: Equatable, Endpoint.Change: Equatable {}
extension QueryAction: Encodable
where
  Endpoint.Key: Encodable, Endpoint.Value: Encodable, Endpoint.Tag: Encodable,
  Endpoint.Change: Encodable, Endpoint.Cursor: Encodable
{}
extension QueryAction: Decodable
where
  Endpoint.Key: Decodable, Endpoint.Value: Decodable, Endpoint.Tag: Decodable,
  Endpoint.Change: Decodable, Endpoint.Cursor: Decodable
{}
