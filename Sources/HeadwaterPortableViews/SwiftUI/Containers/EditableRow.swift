/// A row of a `ForEach` that a person may delete or move.
///
/// SwiftUI uses swipes. Here, the row has buttons, which also work with a mouse and a keyboard. In edit mode there
/// are buttons for moving, and the row can be dragged: by a mouse anywhere, by a finger at its buttons.
struct EditableRow<Content: View>: View {
  let editing: RowEditing
  let position: RowPosition
  let content: Content
  @Environment(\.editMode) private var editMode
  @Environment(\.isDeleteDisabled) private var isDeleteDisabled
  /// Whether a view in the row forbids to delete it.
  @State private var isDeleteDisabledInside = false
  /// Whether the row has swipe actions of its own. They replace the button for deleting.
  @State private var hasActions = false

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let canDelete =
      editing.deleteAction != nil && !isDeleteDisabled && !isDeleteDisabledInside
      && (isEditing || !hasActions)
    let canMove = isEditing && editing.moveAction != nil
    let (isDisabledInside, hasActionsInside) = ($isDeleteDisabledInside, $hasActions)
    let row = NativeElement(.div, isEditing ? "editable editing" : "editable") {
      NativeElement(.div, "editable-content") {
        content.environmentValue(RowEditingKey.self, nil)
      }
      if canMove {
        button(.moveUp, "chevron.up") { _ = move(by: -1) }
        button(.moveDown, "chevron.down") { _ = move(by: 1) }
      }
      if canDelete { button(.delete, "trash", action: delete) }
    }
    let kinds: EventKinds = canMove ? [.move] : []
    row.namingButtonsByContent().on(canDelete ? kinds.union(.delete) : kinds) { event in
      if event.kind == .delete {
        delete()
        return .handled
      }
      guard let steps = event.value.flatMap({ Int($0) }), move(by: steps) else {
        return .dropped(reason: "a row moves past rows that are there")
      }
      return .handled
    }
    .modifier(
      PreferenceReader<DeleteDisabledPreference> { isDisabledInside.wrappedValue = $0 }
    )
    .modifier(PreferenceReader<RowActionsPreference> { hasActionsInside.wrappedValue = $0 })
  }

  private func delete() {
    guard let place = position.find?() else { return }
    editing.deleteAction?(IndexSet(integer: place.index))
  }

  /// Returns whether there is such a place.
  private func move(by offset: Int) -> Bool {
    guard let place = position.find?() else { return false }
    let (target, overflows) = place.index.addingReportingOverflow(offset)
    guard offset != 0, !overflows, (0..<place.count).contains(target) else { return false }
    // The offset of the row before which this one is inserted, counted before the row is removed.
    editing.moveAction?(IndexSet(integer: place.index), offset > 0 ? target + 1 : target)
    return true
  }

  private func button(
    _ name: OwnText, _ icon: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    NativeElement(.button, "row-button") {
      Image(systemName: icon).accessibilityHidden(true)
    }
    .attribute(.type, "button")
    .attribute(.id, "\(position.identifier)-\(icon)")
    .named(name)
    .asControl()
    .onClick(action)
  }
}

extension EditableRow: DerivedState {}

/// Finds the current offset of a row, and identifies the row in the document.
@MainActor
final class RowPosition {
  let identifier: String
  var find: (() -> (index: Int, count: Int)?)?

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// The edit mode of a list.
public enum EditMode: Sendable {
  case inactive, transient, active

  /// Whether a person is editing the rows.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

enum DeleteDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Tells the row of a view whether a person may delete it.
private enum DeleteDisabledPreference: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tells the row of a view that the view has swipe actions.
enum RowActionsPreference: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// The edit mode of the surrounding rows; nil if there is nothing to edit.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  fileprivate var isDeleteDisabled: Bool { self[DeleteDisabledKey.self] }
}

extension View {
  /// Forbids or allows to delete the row of the view, or the rows in the view.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    environmentValue(DeleteDisabledKey.self, isDisabled)
      .preference(key: DeleteDisabledPreference.self, value: isDisabled)
  }
}

/// A button that starts and ends edit mode.
///
/// It sets the edit mode of the environment. Each screen of a navigation stack has its own.
public struct EditButton {
  @Environment(\.editMode) private var editMode
  @Environment(\.catalogue) private var catalogue

  /// Makes the button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// A button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(catalogue.text(isEditing ? .done : .edit)) {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
