/// A text that depends on the person who reads it.
protocol WrittenForPerson: Equatable, Sendable {
  /// Returns the text for a person, without formatting.
  @MainActor func string(for person: @autoclosure () -> Person) -> String
}

/// The text of an attribute. It is written when the reader is known.
struct PersonalWords: Equatable {
  let text: any WrittenForPerson

  init(_ text: any WrittenForPerson) {
    self.text = text
  }

  static func == (left: PersonalWords, right: PersonalWords) -> Bool {
    areEqual(left.text, right.text)
  }
}
