// SwiftUI by its name, on Linux: the portable views, and what SwiftUI brings on Apple's platforms besides.
//
// In come the views and Combine. Out goes one import, so that a view file says `import SwiftUI` here and
// on a Mac. It also has the few parts of UIKit that view files use and that mean something in a page: colours, pictures,
// the device. Of CoreGraphics, it has the numbers that Foundation lacks.
//
// There are no modules `UIKit`, `CoreGraphics` and `os`. Packages for Linux ask whether they can be imported, and take that
// for a system of Apple's; Swift Testing even looks for an overlay of its own beside them.
//
// It exists on Linux only, and knows no stores.

@_exported import HeadwaterViews

#if OpenCombine
  @_exported import Combine
#endif
