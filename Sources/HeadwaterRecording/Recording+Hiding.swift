import Foundation

extension Recording {
  /// Returns the text of this recording without some texts, such as the passwords that a person has typed.
  ///
  /// A place is a field of the state, or of an action, whatever element, dictionary key and line it is in. Each place
  /// that has one of the texts is hidden in all lines, with everything that ever stood there, so that nothing tells what
  /// a text begins with:
  ///
  /// - A string becomes as many dots, and equal strings stay equal. So the recording can still be replayed by a reducer
  ///   that only passes them on. What a reducer composes of them differs in a replay.
  /// - A number becomes another one, the same for the same number.
  /// - Keys of dictionaries become dots, a different number of them for each. The names of fields and cases stay.
  ///
  /// A place has a text if a string there is equal to it, if a string there contains it and it has at least four
  /// characters, or if a number there is equal to it as a number. `4711` and `"0471"` are found as 4711 and 471. A case of
  /// an enum with a raw value, and a `UUID`, are no text of a person and stay.
  ///
  /// What remains: the lengths of the hidden texts; a text under four characters inside of a longer string; and what a
  /// feature makes of a text, such as its hash, its capital letters or a part of it.
  ///
  /// - Parameter secrets: The texts.
  /// - Returns: The text, with an end for each line.
  /// - Throws: An error of encoding the state or an action.
  public func jsonLines(hiding secrets: Set<String>) throws -> String {
    try jsonLines(hiding: secrets, beginnings: [])
  }

  /// Also hides the beginnings of the texts, which each keystroke has left.
  ///
  /// One under four characters is only hidden at the places of the texts, since any name begins with some letter.
  package func jsonLines(
    hiding secrets: Set<String>, beginnings: Set<String>
  ) throws -> String {
    let secrets = SecretTexts(secrets, beginnings: beginnings)
    if secrets.isEmpty { return try jsonLines() }
    // Nobody can type it, so that no key of a dictionary is taken for the name of a field.
    let mark = UUID().uuidString
    let first = try Self.firstLine(initialState, marking: mark)
    let lines = try steps.map { try Self.line($0, marking: mark) }
    var places = SecretPlaces(secrets)
    places.find(in: first, mark: mark) { Self.value($0, action: nil, state: initialState) }
    for (line, step) in zip(lines, steps) {
      places.find(in: line, mark: mark) {
        Self.value($0, action: step.action, state: step.state)
      }
    }
    var disguise = Disguise(places: places.found)
    return ([first] + lines).map { disguise.applied(to: $0, mark: mark) }.joined()
  }

  private static func value(_ name: String, action: Action?, state: State) -> Any? {
    switch name {
    case "action": action
    case "state": state
    default: nil
    }
  }
}

/// The texts that are hidden.
private struct SecretTexts {
  private let whole: Set<String>

  /// Those that are found inside of others. One that contains another is found with it.
  private let parts: [String]

  private let numbers: Set<Decimal>

  private static let shortestPart = 4

  init(_ texts: Set<String>, beginnings: Set<String>) {
    whole = texts.subtracting([""])
    let long = whole.union(beginnings).filter { $0.count >= Self.shortestPart }
    parts = long.sorted { $0.count < $1.count }.reduce(into: []) { parts, text in
      if !parts.contains(where: { text.contains($0) }) { parts.append(text) }
    }
    numbers = Set(whole.union(long).compactMap(Self.number))
  }

  var isEmpty: Bool { whole.isEmpty && parts.isEmpty }

  func contains(_ token: JSONToken) -> Bool {
    switch token {
    case .string(let text), .key(let text):
      whole.contains(text) || parts.contains { text.contains($0) }
    case .number(let text):
      Decimal(string: text).map(numbers.contains) ?? false
    }
  }

  /// The number that an app may keep for a text, in any script and with any spaces.
  private static func number(_ text: String) -> Decimal? {
    let digits = text.filter { !$0.isWhitespace }
      .map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
    guard digits.allSatisfy({ $0.isNumber || "+-.".contains($0) }) else { return nil }
    return Decimal(string: digits)
  }
}

/// The places of a recording that have a secret.
private struct SecretPlaces {
  private(set) var found: Set<JSONPlace> = []
  private var spared: Set<JSONPlace> = []
  private let secrets: SecretTexts

  init(_ secrets: SecretTexts) { self.secrets = secrets }

  /// - Parameters:
  ///   - line: A line of the recording.
  ///   - mark: The mark of the names of fields and cases.
  ///   - value: The value that the line has under a name.
  mutating func find(in line: String, mark: String, value: (String) -> Any?) {
    _ = rewritten(line, mark: mark) { token, place in
      guard let name = place.first, let root = value(name), !found.contains(place),
        !spared.contains(place), secrets.contains(token)
      else { return nil }
      if hasFixedForm(root, at: place.dropFirst()) {
        spared.insert(place)
      } else {
        found.insert(place)
      }
      return nil
    }
  }
}

/// Replaces what stands at some places.
private struct Disguise {
  let places: Set<JSONPlace>
  private var numbers: [String: Int] = [:]
  private var keys: [String: String] = [:]
  private var takenKeys: Set<String> = []

  init(places: Set<JSONPlace>) { self.places = places }

  mutating func applied(to line: String, mark: String) -> String {
    rewritten(line, mark: mark) { token, place in
      guard places.contains(place) else { return nil }
      switch token {
      case .string(let text): return .string(dots(text))
      case .key(let text): return .key(key(for: text))
      case .number(let text):
        let number = numbers[text] ?? numbers.count
        numbers[text] = number
        return .number("\(number)")
      }
    }
  }

  /// Two entries of a dictionary stay two.
  private mutating func key(for text: String) -> String {
    if let known = keys[text] { return known }
    var key = dots(text)
    while !takenKeys.insert(key).inserted { key += "•" }
    keys[text] = key
    return key
  }

  private func dots(_ text: String) -> String { String(repeating: "•", count: text.count) }
}
