/// A text that may differ from person to person.
protocol WrittenForPerson: Equatable, Sendable {
  /// What a person reads, without looks.
  @MainActor func string(for person: @autoclosure () -> Person) -> String
}

/// The words of an attribute, which are written when it is known who reads them.
struct PersonalWords: Equatable {
  let text: any WrittenForPerson

  init(_ text: any WrittenForPerson) {
    self.text = text
  }

  static func == (left: PersonalWords, right: PersonalWords) -> Bool {
    areEqual(left.text, right.text)
  }
}
