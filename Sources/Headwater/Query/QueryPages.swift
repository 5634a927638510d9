/// An end of a value that is loaded in pages.
public enum PageEdge: Hashable, Codable, Sendable, CaseIterable {
  /// The end before the first page.
  case previous
  /// The end after the last page.
  case next
}

/// A value of several pages. ``Pages`` is one; write your own if a page has more than items.
public protocol QueryPages {
  /// Where a page begins.
  associatedtype Cursor: Hashable & Sendable

  /// Returns where the page before or after begins; nil if there is none.
  func cursor(at edge: PageEdge) -> Cursor?

  /// The number of pages that were joined at one end.
  func pageCount(at edge: PageEdge) -> Int

  /// Joins a page at one end.
  mutating func join(_ page: Self, at edge: PageEdge)
}

/// Items that are loaded in pages.
///
/// ```swift
/// struct Search: QueryEndpoint {
///   let client: SearchClient
///
///   func load(_ text: String) async throws -> Pages<Movie, Int> {
///     try await loadPage(of: text, at: 1)
///   }
///
///   func loadPage(of text: String, at number: Int) async throws -> Pages<Movie, Int> {
///     let answer = try await client.search(text, page: number)
///     return Pages(answer.movies, next: answer.isLast ? nil : number + 1)
///   }
/// }
/// ```
public struct Pages<Item, Cursor: Hashable & Sendable>: QueryPages {
  /// The items of all pages that are loaded, in their order.
  public var items: [Item]

  /// Where the page before begins; nil if there is none.
  public private(set) var previous: Cursor?

  /// Where the page after begins; nil if there is none.
  public private(set) var next: Cursor?

  private var previousCount = 0
  private var nextCount = 0

  private enum CodingKeys: CodingKey {
    case items, previous, next, previousCount, nextCount
  }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - items: The items of the page.
  ///   - previous: Where the page before begins; nil if there is none.
  ///   - next: Where the page after begins; nil if there is none.
  public init(_ items: [Item] = [], previous: Cursor? = nil, next: Cursor? = nil) {
    self.items = items
    self.previous = previous
    self.next = next
  }

  public func cursor(at edge: PageEdge) -> Cursor? {
    switch edge {
    case .previous: previous
    case .next: next
    }
  }

  public func pageCount(at edge: PageEdge) -> Int {
    switch edge {
    case .previous: previousCount
    case .next: nextCount
    }
  }

  public mutating func join(_ page: Pages, at edge: PageEdge) {
    switch edge {
    case .previous:
      items.insert(contentsOf: page.items, at: 0)
      previous = page.previous
      previousCount += 1
    case .next:
      items.append(contentsOf: page.items)
      next = page.next
      nextCount += 1
    }
  }
}

extension Pages: Equatable where Item: Equatable {}
extension Pages: Hashable where Item: Hashable {}
extension Pages: Sendable where Item: Sendable {}
extension Pages: Encodable where Item: Encodable, Cursor: Encodable {}
extension Pages: Decodable where Item: Decodable, Cursor: Decodable {
  /// Decodes the pages.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a number of pages is one to which no program has counted.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    items = try container.decode([Item].self, forKey: .items)
    previous = try container.decodeIfPresent(Cursor.self, forKey: .previous)
    next = try container.decodeIfPresent(Cursor.self, forKey: .next)
    previousCount = try container.decode(Int.self, forKey: .previousCount)
    nextCount = try container.decode(Int.self, forKey: .nextCount)
    try DecodedCount.check(previousCount, name: "the previousCount of pages", decoder)
    try DecodedCount.check(nextCount, name: "the nextCount of pages", decoder)
  }
}
