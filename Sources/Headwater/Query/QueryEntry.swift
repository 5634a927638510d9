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

  /// When the answer came, since the beginning of 1970; nil if the policy does not ask for it. It survives encoding,
  /// so that an answer grows older while no process runs.
  var answeredAt: Duration?

  /// Whether the request that runs has taken the place of another one, which was given up before its answer.
  var isRestarted = false

  /// Whether the value was made outdated since the request began that has taken the place of another one. Its answer is
  /// taken all the same, and is requested again at once: otherwise, no request of a key that changes all the time would
  /// ever be answered.
  var isOutdatedMeanwhile = false

  /// The tags that were made outdated while a request runs. Nobody knows yet whether its answer has them.
  var missedTags: Set<Endpoint.Tag> = []

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

  /// Whether an answer, or a page of it, may be on its way.
  var isAwaited: Bool { isLoading || previousPage.isWanted || nextPage.isWanted }

  /// Makes a new request necessary, in place of the one that runs. That one may have been answered before the change.
  mutating func makeOutdated() {
    isStale = true
    if isLoading {
      if isRestarted { return isOutdatedMeanwhile = true }
      isRestarted = true
    }
    generation += 1
  }

  /// A request begins. Whatever was outdated before, its answer is not.
  mutating func startLoading() {
    isLoading = true
    isOutdatedMeanwhile = false
    missedTags = []
  }

  mutating func fail(_ reason: String) {
    (failure, isLoading) = (reason, false)
    endRequest()
  }

  /// Requests the value again, if it was made outdated while the request ran that has ended now.
  private mutating func endRequest() {
    let isOutdated = isOutdatedMeanwhile
    (isRestarted, isOutdatedMeanwhile, missedTags) = (false, false, [])
    if isOutdated { makeOutdated() }
  }

  /// Requests the value again, if one of its tags was made outdated while it was on its way.
  mutating func checkMissedTags() {
    guard !missedTags.isEmpty, let answer else { return }
    if !missedTags.isDisjoint(with: Endpoint.tags(of: id, answer)) { isOutdatedMeanwhile = true }
  }

  /// Forgets the answer. What was requested before is no answer to what is requested from now on.
  mutating func forgetAnswer() {
    (answer, failure, isLoading, isStale, answeredAt) = (nil, nil, false, false, nil)
    (isRestarted, isOutdatedMeanwhile, missedTags) = (false, false, [])
    for edge in PageEdge.allCases { self[edge] = PageProgress() }
    generation += 1
  }

  mutating func receive(_ value: Endpoint.Value) {
    answer = value
    answeredAt = nil
    failure = nil
    isLoading = false
    isStale = false
    for edge in PageEdge.allCases where cursor(at: edge) == nil { self[edge].isWanted = false }
    checkMissedTags()
    endRequest()
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
