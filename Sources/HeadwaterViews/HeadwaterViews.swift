// The only import of a view file: SwiftUI on platforms with SwiftUI, and Headwater's own view layer elsewhere
// or with the trait `PortableViews`. It adds nothing to either, and knows neither stores nor servers.

#if canImport(SwiftUI) && !PortableViews && !os(Linux)
  @_exported import SwiftUI
#else
  @_exported import HeadwaterPortableViews
#endif
