/// An object that has state of its own and is to be kept by who has made it: a store.
///
/// A view that is given another such object each time the view around it is evaluated begins anew each
/// time, so that an issue says so.
@MainActor
package protocol OwnedState: AnyObject {
  /// When the object was made; nil for one that only looks into another.
  var madeAt: ContinuousClock.Instant? { get }
}

extension FieldPlan {
  /// Where a value holds an object with state of its own.
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

  /// The type of an object that was made since `begin` and takes the place of another.
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
