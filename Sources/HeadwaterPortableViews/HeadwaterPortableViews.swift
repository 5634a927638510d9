// The view layer: SwiftUI's API on platforms without SwiftUI, or in place of it.
//
// In flow views (values of types that conform to `View` or `App`), observable models, and events that name an
// element by its number. Out flow a document of semantic HTML, and then lists of operations that update a
// copy of that document.
//
// A `ViewGraph` keeps one node for each view. It evaluates only the bodies that read a changed value. It owns
// the `Document` that the nodes write. CSS does the layout.
//
// `Machine/` contains the document, the graph, the state, the environment and the decorations, and knows no
// control. `Native/` contains the way to write a control. `SwiftUI/` is the catalogue; nobody has to read all
// of it: each file contains one symbol, or a few that belong together.
//
// This module knows no store, no server and no browser. `HeadwaterUI`, `HeadwaterWeb` and
// `HeadwaterUITesting` depend on it.

@_exported import Foundation
@_exported import Observation
