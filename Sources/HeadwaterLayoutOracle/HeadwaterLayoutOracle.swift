// The layout of SwiftUI, computed without a browser.
//
// In flow trees of views (`LayoutTree`), the size of a window and a text metric with fixed widths.
// Out flow the frames of all views.
//
// A parent proposes a size, the child answers with the size that it takes, and the parent places
// it. `Tree/` is what a view can be; `Layout/` is the algorithm, one container or modifier a file.
//
// This module knows no style and no element: it says what the styles of others must come to.
