/// The parts of an entry in its encoded form. Those that are false or empty are left out if they are younger than the
/// first recordings, so that a recording of before reads and looks the same.
private enum QueryEntryField: CodingKey {
  case id, answer, failure, isLoading, isStale, generation, changes, changeCount, refusal
  case previousPage, nextPage
  case answeredAt, isRestarted, isOutdatedMeanwhile, missedTags
}

extension QueryEntry: Encodable
where Endpoint.Key: Encodable, Endpoint.Value: Encodable, Endpoint.Change: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: QueryEntryField.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(answer, forKey: .answer)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encode(isLoading, forKey: .isLoading)
    try container.encode(isStale, forKey: .isStale)
    try container.encode(generation, forKey: .generation)
    try container.encode(changes, forKey: .changes)
    try container.encode(changeCount, forKey: .changeCount)
    try container.encodeIfPresent(refusal, forKey: .refusal)
    try container.encode(previousPage, forKey: .previousPage)
    try container.encode(nextPage, forKey: .nextPage)
    try container.encodeIfPresent(answeredAt, forKey: .answeredAt)
    if isRestarted { try container.encode(true, forKey: .isRestarted) }
    if isOutdatedMeanwhile { try container.encode(true, forKey: .isOutdatedMeanwhile) }
    // Without an encodable tag, a state that is restored during a request asks for the value again all the same.
    if !missedTags.isEmpty, let tags = missedTags as? any Encodable {
      try tags.encode(to: container.superEncoder(forKey: .missedTags))
    }
  }
}

extension QueryEntry: Decodable
where Endpoint.Key: Decodable, Endpoint.Value: Decodable, Endpoint.Change: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: QueryEntryField.self)
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
    answeredAt = try container.decodeIfPresent(Duration.self, forKey: .answeredAt)
    isRestarted = try container.decodeIfPresent(Bool.self, forKey: .isRestarted) ?? false
    isOutdatedMeanwhile =
      try container.decodeIfPresent(Bool.self, forKey: .isOutdatedMeanwhile) ?? false
    if let type = Set<Endpoint.Tag>.self as? any Decodable.Type, container.contains(.missedTags) {
      let tags = try type.init(from: container.superDecoder(forKey: .missedTags))
      missedTags = tags as? Set<Endpoint.Tag> ?? []
    }
  }
}
