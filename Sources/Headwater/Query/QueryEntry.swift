/// What is known of one key.
struct QueryEntry<Endpoint: QueryEndpoint>: Identifiable, Sendable {
  let id: Endpoint.Key

  /// The last answer of the server.
  var answer: Endpoint.Value?

  /// Why the last request failed.
  var failure: String?
  var isLoading = false

  /// Whether the answer is known to be outdated.
  var isStale = false

  /// Counts what makes a new request necessary. A request belongs to the number it was sent with.
  var generation = 0

  /// What the server has not confirmed, in the order in which it is sent.
  var changes: [NumberedChange<Endpoint.Change>] = []
  var changeCount = 0

  /// Why the server refused the last change.
  var refusal: String?
  var previousPage = PageProgress()
  var nextPage = PageProgress()

  init(_ key: Endpoint.Key) {
    id = key
  }

  /// The answer with the changes that the server has not confirmed.
  var value: Endpoint.Value? {
    guard var value = answer else { return nil }
    for change in changes { Endpoint.apply(change.change, to: &value) }
    return value
  }

  var loadable: Loadable<Endpoint.Value> {
    if isLoading { return .loading(previous: value) }
    if let failure { return .failed(failure, previous: value) }
    if let value { return .loaded(value) }
    return .neverLoaded
  }

  subscript(edge: PageEdge) -> PageProgress {
    get {
      switch edge {
      case .previous: previousPage
      case .next: nextPage
      }
    }
    set {
      switch edge {
      case .previous: previousPage = newValue
      case .next: nextPage = newValue
      }
    }
  }

  func cursor(at edge: PageEdge) -> Endpoint.Cursor? {
    answer.flatMap { Endpoint.cursor(at: edge, of: $0) }
  }

  mutating func makeOutdated() {
    isStale = true
    generation += 1
  }

  /// Forgets the answer. What was requested before is no answer to what is requested from now on.
  mutating func forgetAnswer() {
    (answer, failure, isLoading, isStale) = (nil, nil, false, false)
    for edge in PageEdge.allCases { self[edge] = PageProgress() }
    generation += 1
  }

  mutating func receive(_ value: Endpoint.Value) {
    answer = value
    failure = nil
    isLoading = false
    isStale = false
    for edge in PageEdge.allCases where cursor(at: edge) == nil { self[edge].isWanted = false }
  }
}

/// A change, and its number among those of a key.
struct NumberedChange<Change: Sendable>: Sendable {
  let number: Int
  let change: Change

  /// A number that is unique in the process, drawn for this change. It tells the change from another one with the same
  /// number, such as one to a state that was made anew, and is no part of the value.
  let stamp = ChangeStamp.next()

  private enum CodingKeys: CodingKey {
    case number, change
  }
}

extension NumberedChange: CustomReflectable {
  /// A mirror without the stamp.
  var customMirror: Mirror {
    Mirror(self, children: ["number": number, "change": change], displayStyle: .struct)
  }
}

/// What is known of a page that is not loaded.
struct PageProgress: Hashable, Codable, Sendable {
  var isWanted = false
  var failure: String?
}

extension NumberedChange: Equatable where Change: Equatable {
  static func == (left: NumberedChange, right: NumberedChange) -> Bool {
    left.number == right.number && left.change == right.change
  }
}
extension NumberedChange: Encodable where Change: Encodable {}
extension NumberedChange: Decodable where Change: Decodable {}
extension QueryEntry: Equatable where Endpoint.Value: Equatable, Endpoint.Change: Equatable {}
extension QueryEntry: Encodable
where Endpoint.Key: Encodable, Endpoint.Value: Encodable, Endpoint.Change: Encodable {}
extension QueryEntry: Decodable
where Endpoint.Key: Decodable, Endpoint.Value: Decodable, Endpoint.Change: Decodable {
  private enum Field: CodingKey {
    case id, answer, failure, isLoading, isStale, generation, changes, changeCount, refusal
    case previousPage, nextPage
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(try container.decode(Endpoint.Key.self, forKey: .id))
    answer = try container.decodeKept(Endpoint.Value.self, forKey: .answer)
    failure = try container.decodeIfPresent(String.self, forKey: .failure)
    isLoading = try container.decode(Bool.self, forKey: .isLoading)
    isStale = try container.decode(Bool.self, forKey: .isStale)
    generation = try container.decode(Int.self, forKey: .generation)
    changes = try container.decode([NumberedChange<Endpoint.Change>].self, forKey: .changes)
    changeCount = try container.decode(Int.self, forKey: .changeCount)
    refusal = try container.decodeIfPresent(String.self, forKey: .refusal)
    previousPage = try container.decode(PageProgress.self, forKey: .previousPage)
    nextPage = try container.decode(PageProgress.self, forKey: .nextPage)
  }
}
