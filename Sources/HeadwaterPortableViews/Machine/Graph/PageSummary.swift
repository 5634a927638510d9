/// What a page says about itself to programs that read it without its script, such as search engines and messengers.
package struct PageSummary: Equatable, Sendable {
  package var description: String?
  /// The address of a picture.
  package var previewImage: String?
  /// The address that stands for all addresses of the same content.
  package var canonicalAddress: String?
  /// Whether search engines are asked to leave the page out.
  package var isExcluded = false
  /// The addresses of the app that search engines are told of.
  package var siteAddresses: [String] = []

  /// Takes what an outer view says, where the views in it say nothing.
  mutating func complete(with outer: PageSummary) {
    description = description ?? outer.description
    previewImage = previewImage ?? outer.previewImage
    canonicalAddress = canonicalAddress ?? outer.canonicalAddress
    isExcluded = isExcluded || outer.isExcluded
    siteAddresses = outer.siteAddresses + siteAddresses
  }
}
