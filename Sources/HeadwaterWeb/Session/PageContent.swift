import HeadwaterPortableViews

/// The part of a page that comes from its session.
struct PageContent: Sendable {
  var session: SessionName
  var title: String
  /// What it says about itself to search engines and messengers.
  var summary: PageSummary
  /// The inner HTML of the root element, from the escaping writer.
  var html: String
  /// The style rules that the HTML needs.
  var rules: [String]
  /// The app's language for this person.
  var language: String
  var isRightToLeft: Bool
  /// What the app has said about the address of the page.
  var finding: AddressFinding
}
