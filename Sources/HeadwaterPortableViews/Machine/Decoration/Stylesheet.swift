/// The style sheets of a served page.
package enum Stylesheet {
  /// The rules of every page, without those of its interned style blocks.
  package static let base = String(decoding: PackageResources.base_css, as: UTF8.self)

  /// The rules of sheets, alerts and menus, which a page needs only when one opens.
  package static let dialogs = String(decoding: PackageResources.dialogs_css, as: UTF8.self)
}
