import Headwater
import HeadwaterViews

// SwiftUI does not tell what views are given anew.
#if !canImport(SwiftUI) || PortableViews
  extension Store: OwnedState {}
#endif
