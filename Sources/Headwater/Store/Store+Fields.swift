extension Store where State: FieldPathable, Action: FieldAction, Action.Change == State.Change {
  /// A store of a nested part of this one's state, whose actions are the changes of its fields.
  ///
  /// ```swift
  /// AddressFields(store: store.scope(field: \.address))
  /// ```
  ///
  /// The same field returns the same instance as long as it is in use.
  ///
  /// - Parameter field: The part, which is marked `@Nested`.
  /// - Returns: The store of the part.
  public func scope<Path: FieldPath, Part: FieldPathable>(
    field: FieldKeyPath<State, Path>
  ) -> Store<Part, Part.Change>
  where
    Path.Root == State, Path.Field == Part, Path.Written == Part.Change,
    Path.RootChange == State.Change
  {
    scopes.store(ScopeCache.Key(Path.path, action: Path.self)) { fields in
      fieldLink(Path.path, fields: fields, sender: sender(of: Path.self))
    }
  }

  /// The ids of a collection's rows, with a store for each row on request. Its actions are the changes of the
  /// row's fields.
  ///
  /// ```swift
  /// ForEach(store.scope(each: \.rows)) { row in RowFields(store: row) }
  /// ```
  ///
  /// - Parameter field: The collection, which is marked `@Rows`.
  /// - Returns: The ids, which are tracked, and the stores on request.
  public func scope<Path: FieldPath, Rows: ElementCollection, Row: FieldPathable>(
    each field: FieldKeyPath<State, Path>
  ) -> ElementScopes<Rows.ElementID, Row, Row.Change>
  where
    Path.Root == State, Path.Field == Rows, Rows.Member == Row,
    Path.Written == ElementAction<Rows.ElementID, Row.Change>, Path.RootChange == State.Change
  {
    ElementScopes(
      ids: elementObservers(Path.path).elementIDs,
      make: { id in
        self.elementStore(
          Path.path, id: id, action: Path.self, sender: self.sender(of: Path.self))
      })
  }

  private func sender<Path: FieldPath>(of field: Path.Type) -> ScopeSender<Path.Written>
  where Path.RootChange == State.Change {
    let sender = sender
    return ScopeSender { change, source in
      sender.send(.change(Path.embed(change.move())), from: source)
    }
  }
}
