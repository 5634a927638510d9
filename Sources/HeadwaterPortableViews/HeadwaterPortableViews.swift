// The view layer: SwiftUI's API where SwiftUI is missing or not wanted.
//
// In flow views (values of types that conform to `View` or `App`), observable models and events
// that name an element by its number. Out flow a document of semantic HTML and, after that, lists
// of operations that bring a copy of that document up to date.
//
// A `ViewGraph` keeps one node for each view. It re-evaluates only the bodies that read what
// changed, and it owns the `Document` that the nodes write into. CSS does the layout.
//
// `Machine/` is the document, the graph, the state, the environment and the decorations; it knows no
// control. `Native/` is how a control is written. `SwiftUI/` is the catalogue, which nobody has to read
// whole: each file is one symbol, or a few that belong together.
//
// This module knows no store, no server and no browser: `HeadwaterUI`, `HeadwaterWeb` and
// `HeadwaterUITesting` stand on it.

@_exported import Foundation
@_exported import Observation
