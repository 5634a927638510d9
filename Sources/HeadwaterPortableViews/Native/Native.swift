// How a built-in view that has an element is written.
//
// It composes `NativeElement`s: descriptions of an element, of what it shows and of what its events do.
// `NativeNode` brings the element up to date with them, refuses the events of disabled views, and settles
// with the client what the element shows. What the view reads from bindings and from the environment, it
// reads in its `body`, as `Toggle` does. A view that reads nothing makes the element's node its own, as
// `Divider` does, and needs no body.
//
// A view has a node of its own for one of these reasons only:
// - Its label can contain controls. The node is a `ControlNode`, as that of a button.
// - It settles with the client a text on which the person types on: a text field.
// - It makes elements of views elsewhere, or shows and hides them: a picker, tabs, screens, a dialog, rows.
// - It listens for the view around which it stands: a gesture.
// - Nearly every screen has many of it, and a description would cost each session memory: a text, a stack,
//   a spacer, a picture, a shape, a colour.
//
// Such a node is a `ContainerNode` if it has one content, and a `TrackedContainerNode` if it also reads
// models. A node without an element is a `ContentNode`, a `SlotNode` if it changes the environment of its
// content, or a `TrackedNode`.
//
// This room knows the machine, and no view of the catalogue.
