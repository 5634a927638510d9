/// The style sheets of a served page.
package enum Stylesheet {
  /// The rules of every page, without those of its interned style blocks.
  package static let base = String(decoding: PackageResources.base_css, as: UTF8.self)
}
