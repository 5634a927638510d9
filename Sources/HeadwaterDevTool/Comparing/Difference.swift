/// What differs between two versions of a program, where a running process can take the new one.
package struct Difference: Equatable {
  /// Functions whose old version has to jump to the new one.
  package var changed: Set<String> = []
  /// Functions whose old version stays for what still refers to it, until it is drawn again.
  package var left: Set<String> = []
  /// Globals whose first value has changed, and which get it in memory of their own.
  package var replaced: Set<String> = []
  /// Whether something is there that the old program has not.
  package var hasNews = false

  package init() {}

  package var isEmpty: Bool { changed.isEmpty && left.isEmpty && replaced.isEmpty }
}

/// What to do about a change.
package enum Decision: Equatable {
  case patch(Difference)
  /// Begin again, for these reasons.
  case restart([String])
}

/// A file of the program before and after an edit.
package struct FileVersions {
  package let old: ObjectFile?
  package let new: ObjectFile

  package init(old: ObjectFile?, new: ObjectFile) {
    self.old = old
    self.new = new
  }
}
