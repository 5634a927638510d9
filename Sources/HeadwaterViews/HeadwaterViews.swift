// The one import of a view file: SwiftUI where it exists, and Headwater's own view layer elsewhere, or where
// the trait `PortableViews` asks for it. It adds nothing to either, and knows neither stores nor servers.

#if canImport(SwiftUI) && !PortableViews
  @_exported import SwiftUI
#else
  @_exported import HeadwaterPortableViews
#endif
