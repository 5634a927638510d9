/// What a server is asked for, and how it is asked.
///
/// ```swift
/// struct Movies: QueryEndpoint {
///   let client: MoviesClient
///
///   func load(_ genre: Genre) async throws -> [Movie] {
///     try await client.movies(genre)
///   }
/// }
/// ```
///
/// An endpoint holds what it needs to ask, such as a client. The answers are in a ``QueryState``, which names
/// the endpoint's type only and is therefore a plain value. A ``Query`` joins the two.
///
/// In a module with main-actor default isolation, values and changes are ordinary structs. Declare the types of keys,
/// tags and cursors `nonisolated` if they are your own, since the store compares them off the main actor.
///
/// An endpoint with a ``Change`` also sends changes to the server, and shows them before the server has
/// answered. One with a ``Cursor`` loads its value in pages; see ``QueryPages``.
public protocol QueryEndpoint: Sendable {
  /// What a value is asked for by, such as the id of an order or the text of a search.
  associatedtype Key: Hashable & Sendable

  /// What the server answers. The state can be compared if the value and the change can.
  associatedtype Value: Sendable

  /// A name for values that become outdated together; `Never` if none is needed.
  associatedtype Tag: Hashable & Sendable = Never

  /// A change that is sent to the server; `Never` if there is none.
  associatedtype Change: Sendable = Never

  /// Where a page begins; `Never` if values are loaded whole.
  associatedtype Cursor: Hashable & Sendable = Never

  /// Loads a value, or its first page.
  func load(_ key: Key) async throws -> Value

  /// Loads a value again. By default, it loads the value as if there were none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value that is shown now.
  func reload(_ key: Key, replacing value: Value) async throws -> Value

  /// Returns the tags of a value; none by default.
  static func tags(of key: Key, _ value: Value) -> Set<Tag>

  /// Sends a change to the server.
  ///
  /// A change is sent again when the state was restored before the server had answered. A server that
  /// counts changes therefore needs an id in each of them.
  func send(_ change: Change, to key: Key) async throws

  /// Changes a value as the server will.
  static func apply(_ change: Change, to value: inout Value)

  /// Returns the tags of other values that a change makes outdated; none by default.
  static func tags(changedBy change: Change, to key: Key) -> Set<Tag>

  /// Loads a further page.
  func loadPage(of key: Key, at cursor: Cursor) async throws -> Value

  /// Returns where the page before or after a value begins; nil if there is none.
  static func cursor(at edge: PageEdge, of value: Value) -> Cursor?

  /// Joins a page to a value.
  static func join(_ page: Value, to value: inout Value, at edge: PageEdge)
}

extension QueryEndpoint {
  public func reload(_ key: Key, replacing value: Value) async throws -> Value {
    try await load(key)
  }

  public static func tags(of key: Key, _ value: Value) -> Set<Tag> { [] }

  public static func tags(changedBy change: Change, to key: Key) -> Set<Tag> { [] }
}

extension QueryEndpoint where Change == Never {
  public func send(_ change: Never, to key: Key) async throws {}

  public static func apply(_ change: Never, to value: inout Value) {}
}

extension QueryEndpoint where Cursor == Never {
  public func loadPage(of key: Key, at cursor: Never) async throws -> Value {}

  public static func cursor(at edge: PageEdge, of value: Value) -> Never? { nil }

  public static func join(_ page: Value, to value: inout Value, at edge: PageEdge) {}
}

extension QueryEndpoint where Value: QueryPages, Value.Cursor == Cursor {
  /// Loads as many pages again as there are, one after the other.
  public func reload(_ key: Key, replacing value: Value) async throws -> Value {
    var new = try await load(key)
    for edge in PageEdge.allCases {
      for _ in 0..<value.pageCount(at: edge) {
        guard let cursor = new.cursor(at: edge) else { break }
        new.join(try await loadPage(of: key, at: cursor), at: edge)
      }
    }
    return new
  }

  public static func cursor(at edge: PageEdge, of value: Value) -> Cursor? {
    value.cursor(at: edge)
  }

  public static func join(_ page: Value, to value: inout Value, at edge: PageEdge) {
    value.join(page, at: edge)
  }
}
