// @inlinable: each lifted action passes here.

/// In-place access to a part of a wider state.
///
/// It reaches a stored field by its offset, which costs nothing, and a computed field by its key path.
@usableFromInline
struct StateAccess<Root, Value> {
  @usableFromInline let path: WritableKeyPath<Root, Value>
  @usableFromInline let offset: Int?

  @inlinable
  init(_ path: WritableKeyPath<Root, Value>) {
    self.path = path
    offset = MemoryLayout<Root>.offset(of: path)
  }

  @inlinable
  func modify<Result>(_ root: inout Root, _ change: (inout Value) -> Result) -> Result {
    guard let offset else { return change(&root[keyPath: path]) }
    return Self.modify(&root, at: offset, change)
  }

  /// Lends a stored field in place, or a copy of a computed one.
  func read<Result>(
    _ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard let offset else { return withUnsafePointer(to: root.pointee[keyPath: path], body) }
    return body(
      UnsafeRawPointer(root).advanced(by: offset).assumingMemoryBound(to: Value.self))
  }

  /// Changes the stored field at an offset.
  @inlinable
  static func modify<Result>(
    _ root: inout Root, at offset: Int, _ change: (inout Value) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &root) { root in
      change(
        &UnsafeMutableRawPointer(root).advanced(by: offset)
          .assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
