// UniformTypeIdentifiers by its name, on Linux: the types of files that apps name most.

@_exported import Foundation

/// The type of a file or of data, by a name that systems share.
///
/// It knows the types that are named below, and their endings and media types. There is no register of the types
/// of other apps: a type with an unknown name conforms only to itself.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// Makes one of the known types, or nil.
  public init?(_ identifier: String) {
    guard TypeTable.rows[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Makes the type of files with an ending, such as `png`; nil if no known type has it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let found = TypeTable.names.first { TypeTable.rows[$0]?.endings.contains(ending) == true }
    guard let found, UTType(named: found).conforms(to: supertype) else { return nil }
    identifier = found
  }

  /// Makes the type with a media type, such as `image/png`; nil if no known type has it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let media = mimeType.lowercased()
    let found = TypeTable.names.first { TypeTable.rows[$0]?.media == media }
    guard let found, UTType(named: found).conforms(to: supertype) else { return nil }
    identifier = found
  }

  /// Makes a type of an app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes a type of a different app.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  init(named identifier: String) { self.identifier = identifier }

  /// The usual ending of files of the type.
  public var preferredFilenameExtension: String? { TypeTable.rows[identifier]?.endings.first }
  /// The media type.
  public var preferredMIMEType: String? { TypeTable.rows[identifier]?.media }

  /// Whether everything of this type is also of another one.
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    let parents = TypeTable.rows[identifier]?.parents ?? []
    return parents.contains { UTType(named: $0).conforms(to: type) }
  }

  /// Whether everything of another type is also of this one, and the types differ.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Whether everything of this type is also of another one, and the types differ.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}
