/// A row of a `ForEach` that a person may delete or move.
///
/// What SwiftUI does by swiping is a button here, so that a mouse and a keyboard can do it, too. The
/// buttons for moving are there while the list is being edited.
struct EditableRow<Content: View>: View {
  let editing: RowEditing
  let position: RowPosition
  let content: Content
  @Environment(\.editMode) private var editMode
  @Environment(\.isDeleteDisabled) private var isDeleteDisabled
  /// What a view in the row says about deleting it.
  @State private var isDeleteDisabledInside = false
  /// Whether the row has swipe actions of its own, which then stand in the place of the one for deleting.
  @State private var hasActions = false

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let canDelete =
      editing.deleteAction != nil && !isDeleteDisabled && !isDeleteDisabledInside
      && (isEditing || !hasActions)
    let (isDisabledInside, hasActionsInside) = ($isDeleteDisabledInside, $hasActions)
    let row = NativeElement(.div, isEditing ? "editable editing" : "editable") {
      NativeElement(.div, "editable-content") {
        content.environmentValue(RowEditingKey.self, nil)
      }
      .attribute(.id, position.identifier)
      if isEditing, editing.moveAction != nil {
        button("Move up", "chevron.up") { move(by: -1) }
        button("Move down", "chevron.down") { move(by: 1) }
      }
      if canDelete { button("Delete", "trash", action: delete) }
    }
    row.on(canDelete ? [.delete] : []) { _ in
      delete()
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

  private func move(by offset: Int) {
    guard let place = position.find?() else { return }
    let target = place.index + offset
    guard (0..<place.count).contains(target) else { return }
    // The place before which the row goes, counted while it is still there.
    editing.moveAction?(IndexSet(integer: place.index), offset > 0 ? target + 1 : target)
  }

  private func button(
    _ name: String, _ icon: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    NativeElement(.button, "row-button") {
      Image(systemName: icon).accessibilityHidden(true)
    }
    .attribute(.type, "button")
    // Its own name, then what the row says: "Delete Flat white".
    .attribute(.id, "\(position.identifier)-\(icon)")
    .attribute(.ariaLabel, name)
    .attribute(.ariaLabelledBy, "\(position.identifier)-\(icon) \(position.identifier)")
    .asControl()
    .onClick(action)
  }
}

/// Finds out where a row is now, and names the row in the document.
@MainActor
final class RowPosition {
  let identifier: String
  var find: (() -> (index: Int, count: Int)?)?

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// Whether the rows of a list are being edited.
public enum EditMode: Sendable {
  case inactive, transient, active

  /// Whether they are being edited.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

enum DeleteDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Tells the row around a view whether it may be deleted.
private enum DeleteDisabledPreference: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tells the row around a view that the view has swipe actions.
enum RowActionsPreference: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// Whether the rows around are being edited; nil where there is nothing to edit.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  fileprivate var isDeleteDisabled: Bool { self[DeleteDisabledKey.self] }
}

extension View {
  /// Forbids to delete the row that the view is in, or the rows in the view; or allows it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    environmentValue(DeleteDisabledKey.self, isDisabled)
      .preference(key: DeleteDisabledPreference.self, value: isDisabled)
  }
}

/// A button that begins and ends the editing of the lists around.
///
/// It acts on the edit mode of the environment; each screen of a navigation stack has one.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  nonisolated public init() {}
}

extension EditButton: View {
  /// A button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
