extension ViewIssue {
  static func unreadableStorage(_ key: StorageKey, type: Any.Type, view: String) -> ViewIssue {
    ViewIssue(
      kind: .unreadableStorage,
      message: """
        The stored value of \(key.description) in \(view) is no \(type) and is dropped; the default takes \
        its place. Somebody has edited it, or an older version of the app has stored another type: give a \
        value of a new type a new key.
        """
    )
  }

  static func storageFull(_ key: StorageKey) -> ViewIssue {
    ViewIssue(
      kind: .storageFull,
      message: """
        The value of \(key.description) is not stored and lasts only as long as the session: a browser \
        stores at most \(StorageLimit.values) values, and \(StorageLimit.bytes / 1024) KB with their keys. \
        Store the choices of a person, and keep data on the server.
        """
    )
  }

  static func secretInStorage(_ key: StorageKey) -> ViewIssue {
    ViewIssue(
      kind: .secretInStorage,
      message: """
        The value of \(key.description) contains the text of a SecureField. It is not stored, and lasts \
        only as long as the session. Keep passwords in @State, and remember the rest without them.
        """
    )
  }

  static func storageWithoutView(_ key: StorageKey) -> ViewIssue {
    ViewIssue(
      kind: .storageWithoutView,
      message: """
        \(key.description) was set before its view was on a screen, and the value is lost. Set it in an \
        action, in onAppear, onChange or task.
        """
    )
  }
}
