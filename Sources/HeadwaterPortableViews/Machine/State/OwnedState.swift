/// An object with state of its own, such as a store. The view that makes it has to keep it.
///
/// A view that receives a new object with each evaluation of its parent loses the state each time. That is
/// reported as an issue.
@MainActor
package protocol OwnedState: AnyObject {
  /// The time when the object was made; nil for an object that only refers to another one's state.
  var madeAt: ContinuousClock.Instant? { get }
}

extension FieldPlan {
  /// The place of an object with state of its own in a value.
  struct OwnedField {
    let offset: Int
    let type: Any.Type
    let read: @MainActor (UnsafeRawPointer) -> any OwnedState
  }

  static func ownedFields<Subject>(of subject: Subject.Type) -> [OwnedField] {
    (FieldReflection.fields(of: subject) ?? []).compactMap { field in
      guard let type = field.type as? any OwnedState.Type else { return nil }
      return owned(type, at: field.offset)
    }
  }

  private static func owned<Object: OwnedState>(
    _ type: Object.Type, at offset: Int
  ) -> OwnedField {
    OwnedField(offset: offset, type: type) {
      $0.assumingMemoryBound(to: Object.self).pointee
    }
  }

  /// Returns the type of an object that was made since `begin` and replaces another object.
  func objectMadeAnew<Subject>(
    _ old: Subject, _ new: Subject, since begin: ContinuousClock.Instant
  ) -> Any.Type? {
    guard !ownedFields.isEmpty else { return nil }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        ownedFields.first { field in
          let former = field.read(UnsafeRawPointer(old) + field.offset)
          let object = field.read(UnsafeRawPointer(new) + field.offset)
          return former !== object && former.madeAt != nil
            && object.madeAt.map { $0 >= begin } ?? false
        }?.type
      }
    }
  }
}
