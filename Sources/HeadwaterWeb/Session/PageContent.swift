/// What a session contributes to its page.
struct PageContent: Sendable {
  var session: Secret
  var title: String
  /// The inner HTML of the root element, from the escaping writer.
  var html: String
  /// The style rules that the HTML needs.
  var rules: [String]
  /// The language in which the app speaks to this person.
  var language: String
  var isRightToLeft: Bool
}
