/// The name and place of an effect, for issues and failing tests: "`debounce` at SignUp.swift:41".
public struct EffectOrigin: Sendable, CustomStringConvertible {
  /// The function that made it: `run`, `debounce`, …
  let kind: StaticString

  /// The name from its author.
  let name: String?

  /// The place where it was made.
  @usableFromInline package let place: SourcePlace

  @usableFromInline
  init(kind: StaticString, name: String?, place: SourcePlace) {
    self.kind = kind
    self.name = name
    self.place = place
  }

  /// The name with the place; without a name, the kind with the place.
  public var description: String {
    "`\(name ?? "\(kind)")` at \(place)"
  }
}

/// A file and a line, as the compiler provides them.
public struct SourcePlace: Sendable, CustomStringConvertible {
  /// The module and file, as in `#fileID`.
  public let fileID: StaticString

  /// The line, counted from 1; 0 if only the file is known.
  public let line: UInt

  @inlinable
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The file's name and the line: "SignUp.swift:41"; without a line, the name.
  public var description: String {
    let path = String(describing: fileID)
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return line == 0 ? String(file) : "\(file):\(line)"
  }
}
